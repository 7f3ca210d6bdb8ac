/**
 * Contracts by name alone, for input that needs no check in the browser: a contract brings yup (24 KiB of brotli),
 * and a list should not wait for it. The types tie each name to its contract.
 */
import type { CallContract, CallName, MayCall } from '@tulia/domain/calls/call';
import type * as confidential from '@tulia/domain/calls/bookings/confidential';
import type * as staffActions from '@tulia/domain/calls/bookings/staff-actions';
import type * as decide from '@tulia/domain/calls/bookings/decide-booking';
import type * as waiting from '@tulia/domain/calls/bookings/waiting';
import type * as guardian from '@tulia/domain/calls/guardian/guardian';
import type * as manage from '@tulia/domain/calls/bookings/manage-links';
import type * as onTheDay from '@tulia/domain/calls/bookings/on-the-day';
import type * as meeting from '@tulia/domain/calls/meeting/meeting';
import type * as month from '@tulia/domain/calls/payments/month';
import type * as payments from '@tulia/domain/calls/payments/payments';
import type * as file from '@tulia/domain/calls/people/client-file';
import type * as emails from '@tulia/domain/calls/people/account-emails';
import type * as ownTexts from '@tulia/domain/calls/people/text-number';

type NameOf<Contract> =
  Contract extends CallContract<infer Name, infer Input, infer Output, MayCall, infer Endpoint>
    ? CallName<Name, Input, Output, Endpoint>
    : never;
/** Excludes contracts with a request id. */
type Plain<Contract> =
  Contract extends CallContract<string, infer Input, unknown>
    ? Input extends { requestId: string }
      ? never
      : NameOf<Contract>['address']
    : never;

const named = <Contract>(address: Plain<Contract>) =>
  ({ address, name: address.split('/')[1], takesRequestId: false }) as unknown as NameOf<Contract>;

export const confirmBooking = named<typeof decide.confirmBooking>('desk/confirmBooking');
export const cancelBooking = named<typeof decide.cancelBooking>('client/cancelBooking');
export const failLine = named<typeof decide.failLine>('desk/failLine');
export const moveSeries = named<typeof decide.moveSeries>('client/moveSeries');
export const cancelSeries = named<typeof decide.cancelSeries>('client/cancelSeries');
export const rejectSeries = named<typeof decide.rejectSeries>('desk/rejectSeries');
export const confirmSeries = named<typeof decide.confirmSeries>('desk/confirmSeries');
export const undoCancel = named<typeof decide.undoCancel>('desk/undoCancel');
export const moveBooking = named<typeof decide.moveBooking>('client/moveBooking');
export const completeBooking = named<typeof decide.completeBooking>('desk/completeBooking');
export const markNoShow = named<typeof decide.markNoShow>('desk/markNoShow');
export const reopenBooking = named<typeof decide.reopenBooking>('desk/reopenBooking');
export const createMeeting = named<typeof meeting.createMeeting>('desk/createMeeting');
export const cancelMeeting = named<typeof meeting.cancelMeeting>('desk/cancelMeeting');
export const resendMail = named<typeof staffActions.resendMail>('desk/resendMail');
export const closeMail = named<typeof staffActions.closeMail>('desk/closeMail');
export const holdAgain = named<typeof decide.holdAgain>('client/holdAgain');
export const chooseAnotherTime = named<typeof decide.chooseAnotherTime>('client/chooseAnotherTime');
export const showManageLink = named<typeof manage.showManageLink>('client/showManageLink');
export const proveEmail = named<typeof file.proveEmail>('client/proveEmail');
export const cancelByLink = named<typeof manage.cancelByLink>('client/cancelByLink');
export const moveByLink = named<typeof manage.moveByLink>('client/moveByLink');
export const tellPractice = named<typeof onTheDay.tellPractice>('client/tellPractice');
export const tellByLink = named<typeof onTheDay.tellByLink>('client/tellByLink');
export const followPayment = named<typeof payments.followPayment>('money/followPayment');
export const showOwed = named<typeof month.showOwed>('money/showOwed');
export const showConfidential =
  named<typeof confidential.showConfidential>('desk/showConfidential');
export const askGuardian = named<typeof guardian.askGuardian>('desk/askGuardian');
export const makeGuardianLink = named<typeof guardian.makeGuardianLink>('desk/makeGuardianLink');
export const mailPasswordReset = named<typeof emails.mailPasswordReset>('client/mailPasswordReset');
export const mailVerification = named<typeof emails.mailVerification>('client/mailVerification');
export const showOwnTexts = named<typeof ownTexts.showOwnTexts>('client/showOwnTexts');
export const stopTexts = named<typeof ownTexts.stopTexts>('client/stopTexts');
export const joinWaitingList = named<typeof waiting.joinWaitingList>('client/joinWaitingList');
export const leaveWaitingList = named<typeof waiting.leaveWaitingList>('client/leaveWaitingList');
export const answerOffer = named<typeof waiting.answerOffer>('client/answerOffer');
