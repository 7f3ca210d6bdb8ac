/** Every contract there is, for tests that hold of each. */
import * as blockTime from '../calls/schedule/block-time';
import * as bookOnBehalf from '../calls/bookings/book-on-behalf';
import * as bookingDesk from '../calls/bookings/booking-desk';
import * as confidential from '../calls/bookings/confidential';
import * as createBooking from '../calls/bookings/create-booking';
import * as decideBooking from '../calls/bookings/decide-booking';
import * as fieldFigures from '../calls/practice/field-figures';
import * as guardian from '../calls/guardian/guardian';
import * as health from '../calls/practice/health';
import * as incidents from '../calls/practice/incidents';
import * as managePractice from '../calls/practice/manage-practice';
import * as managePractitioners from '../calls/practice/manage-practitioners';
import * as meeting from '../calls/meeting/meeting';
import * as month from '../calls/payments/month';
import * as payLinks from '../calls/payments/pay-links';
import * as payments from '../calls/payments/payments';
import * as openingHours from '../calls/practice/opening-hours';
import * as ownRequest from '../calls/bookings/own-request';
import * as listStaff from '../calls/people/list-staff';
import * as myData from '../calls/people/my-data';
import * as pushToken from '../calls/people/push-token';
import * as registerStaff from '../calls/people/register-staff';
import * as showClient from '../calls/people/show-client';
import * as reportError from '../calls/practice/report-error';
import * as saveAvailability from '../calls/schedule/save-availability';
import * as sendMessage from '../calls/practice/send-message';
import * as updateBookingContact from '../calls/bookings/update-booking-contact';
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
