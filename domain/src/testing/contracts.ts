/** Every contract there is, for tests that hold of each. */
import * as blockTime from '../calls/block-time';
import * as bookOnBehalf from '../calls/book-on-behalf';
import * as bookingDesk from '../calls/booking-desk';
import * as confidential from '../calls/confidential';
import * as createBooking from '../calls/create-booking';
import * as decideBooking from '../calls/decide-booking';
import * as fieldFigures from '../calls/field-figures';
import * as guardian from '../calls/guardian';
import * as health from '../calls/health';
import * as incidents from '../calls/incidents';
import * as managePractice from '../calls/manage-practice';
import * as managePractitioners from '../calls/manage-practitioners';
import * as meeting from '../calls/meeting';
import * as month from '../calls/money/month';
import * as payLinks from '../calls/money/pay-links';
import * as payments from '../calls/money/payments';
import * as openingHours from '../calls/opening-hours';
import * as ownRequest from '../calls/own-request';
import * as listStaff from '../calls/people/list-staff';
import * as myData from '../calls/people/my-data';
import * as pushToken from '../calls/people/push-token';
import * as registerStaff from '../calls/people/register-staff';
import * as showClient from '../calls/people/show-client';
import * as reportError from '../calls/report-error';
import * as saveAvailability from '../calls/save-availability';
import * as sendMessage from '../calls/send-message';
import * as updateBookingContact from '../calls/update-booking-contact';
import type { CallContract } from '../calls/call';

const MODULES: readonly object[] = [
  blockTime,
  bookOnBehalf,
  bookingDesk,
  confidential,
  createBooking,
  decideBooking,
  fieldFigures,
  guardian,
  health,
  incidents,
  managePractice,
  managePractitioners,
  meeting,
  month,
  payLinks,
  payments,
  openingHours,
  ownRequest,
  listStaff,
  myData,
  pushToken,
  registerStaff,
  showClient,
  reportError,
  saveAvailability,
  sendMessage,
  updateBookingContact,
];

export type AnyContract = CallContract<string, unknown, unknown>;

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'name' in value && 'may' in value;

export const CONTRACTS: readonly AnyContract[] = MODULES.flatMap((module) =>
  (Object.values(module) as unknown[]).filter(isContract),
);
