/**
 * What is deployed: names, options, and where the work of each function lies. Its modules are loaded when it is first
 * called (`platform/endpoint.ts`), so nothing heavy may be imported here; `index.test.ts` holds that.
 */
import { documentTrigger, endpoint, job, webhook } from './platform/endpoint';
import { REGION, databaseId, googleSecrets, paymentSecrets, smtpSecrets } from './platform/params';
import { WORK } from './work';

const google = { secrets: googleSecrets };
const payment = { secrets: paymentSecrets };

export const askForPayment = endpoint(
  async () => (await import('./calls/payments/ask-for-payment')).askForPayment,
  payment,
);
export const assignPayment = endpoint(
  async () => (await import('./calls/payments/assign-payment')).assignPayment,
);
export const checkPayments = endpoint(
  async () => (await import('./calls/payments/check-payments')).checkPayments,
  payment,
);
export const followPayment = endpoint(
  async () => (await import('./calls/payments/follow-payment')).followPayment,
  payment,
);
export const makePayLink = endpoint(
  async () => (await import('./calls/payments/make-pay-link')).makePayLink,
);
export const askGuardian = endpoint(
  async () => (await import('./calls/guardian/ask-guardian')).askGuardian,
);
export const makeGuardianLink = endpoint(
  async () => (await import('./calls/guardian/make-guardian-link')).makeGuardianLink,
);
export const showGuardianLink = endpoint(
  async () => (await import('./calls/guardian/show-guardian-link')).showGuardianLink,
);
export const answerGuardianLink = endpoint(
  async () => (await import('./calls/guardian/answer-guardian-link')).answerGuardianLink,
);
export const payByLink = endpoint(
  async () => (await import('./calls/payments/pay-by-link')).payByLink,
  payment,
);
export const showPayLink = endpoint(
  async () => (await import('./calls/payments/show-pay-link')).showPayLink,
  payment,
);
export const sayPaid = endpoint(
  async () => (await import('./calls/payments/say-paid')).sayPaid,
  payment,
);
export const registerNotices = endpoint(
  async () => (await import('./calls/payments/register-notices')).registerNotices,
  payment,
);
export const startTrial = endpoint(
  async () => (await import('./calls/payments/start-trial')).startTrial,
  payment,
);
export const followTrial = endpoint(
  async () => (await import('./calls/payments/follow-trial')).followTrial,
  payment,
);
export const saveTaxNumber = endpoint(
  async () => (await import('./calls/payments/save-tax-number')).saveTaxNumber,
);
export const showClient = endpoint(
  async () => (await import('./calls/people/show-client')).showClient,
);
export const showConfidential = endpoint(
  async () => (await import('./calls/bookings/show-confidential')).showConfidential,
);
export const showMonth = endpoint(
  async () => (await import('./calls/payments/show-month')).showMonth,
);
export const showReceipts = endpoint(
  async () => (await import('./calls/payments/show-receipts')).showReceipts,
);
export const paymentWebhook = webhook(
  async () => (await import('./webhooks/payment-webhook')).paymentWebhook,
  payment,
);

export const bookOnBehalf = endpoint(
  async () => (await import('./calls/bookings/book-on-behalf')).bookOnBehalf,
  google,
);
export const cancelBooking = endpoint(
  async () => (await import('./calls/bookings/cancel-booking')).cancelBooking,
  google,
);
export const cancelMeeting = endpoint(
  async () => (await import('./calls/meeting/cancel-meeting')).cancelMeeting,
  google,
);
export const chooseAnotherTime = endpoint(
  async () => (await import('./calls/bookings/choose-another-time')).chooseAnotherTime,
);
export const claimMyBookings = endpoint(
  async () => (await import('./calls/people/claim-my-bookings')).claimMyBookings,
);
export const completeBooking = endpoint(
  async () => (await import('./calls/bookings/complete-booking')).completeBooking,
);
export const confirmBooking = endpoint(
  async () => (await import('./calls/bookings/confirm-booking')).confirmBooking,
  google,
);
export const confirmOwnPassword = endpoint(
  async () => (await import('./calls/people/confirm-own-password')).confirmOwnPassword,
);
export const correctPayment = endpoint(
  async () => (await import('./calls/bookings/correct-payment')).correctPayment,
);
export const createBooking = endpoint(
  async () => (await import('./calls/bookings/create-booking')).createBooking,
  { maxInstances: 20 },
);
export const createMeeting = endpoint(
  async () => (await import('./calls/meeting/create-meeting')).createMeeting,
  google,
);
export const deleteMyAccount = endpoint(
  async () => (await import('./calls/people/delete-my-account')).deleteMyAccount,
  { ...google, timeoutSeconds: 300 },
);
export const exportMyData = endpoint(
  async () => (await import('./calls/people/export-my-data')).exportMyData,
);
export const freeTime = endpoint(async () => (await import('./calls/schedule/free-time')).freeTime);
export const giveConsent = endpoint(
  async () => (await import('./calls/bookings/give-consent')).giveConsent,
);
export const holdAgain = endpoint(
  async () => (await import('./calls/bookings/hold-again')).holdAgain,
);
export const listStaff = endpoint(
  async () => (await import('./calls/people/list-staff')).listStaff,
);
export const markMessage = endpoint(
  async () => (await import('./calls/practice/mark-message')).markMessage,
);
export const markNoShow = endpoint(
  async () => (await import('./calls/bookings/mark-no-show')).markNoShow,
);
export const moveBooking = endpoint(
  async () => (await import('./calls/bookings/move-booking')).moveBooking,
  google,
);
export const pasteMeetingLink = endpoint(
  async () => (await import('./calls/meeting/paste-meeting-link')).pasteMeetingLink,
  google,
);
export const recordPayment = endpoint(
  async () => (await import('./calls/bookings/record-payment')).recordPayment,
);
export const recordRefund = endpoint(
  async () => (await import('./calls/bookings/record-refund')).recordRefund,
);
export const registerStaff = endpoint(
  async () => (await import('./calls/people/register-staff')).registerStaff,
);
export const rebuildProjections = endpoint(
  async () => (await import('./calls/practice/rebuild-projections')).rebuildProjections,
  { timeoutSeconds: 300 },
);
export const rejectBooking = endpoint(
  async () => (await import('./calls/bookings/reject-booking')).rejectBooking,
);
export const removeArticle = endpoint(
  async () => (await import('./calls/practice/remove-article')).removeArticle,
);
export const removePushToken = endpoint(
  async () => (await import('./calls/people/remove-push-token')).removePushToken,
);
export const reportError = endpoint(
  async () => (await import('./calls/practice/report-error')).reportError,
  // A browser that gets no token of App Check is one of those to hear of.
  { enforceAppCheck: false, maxInstances: 2 },
);
export const reportFigures = endpoint(
  async () => (await import('./calls/practice/report-figures')).reportFigures,
  // Pages without React have no App Check; what is told here is only counted.
  { enforceAppCheck: false, maxInstances: 2 },
);
export const reopenBooking = endpoint(
  async () => (await import('./calls/bookings/reopen-booking')).reopenBooking,
  google,
);
export const resendMail = endpoint(
  async () => (await import('./calls/practice/resend-mail')).resendMail,
);
export const runJobNow = endpoint(
  async () => (await import('./calls/practice/run-job-now')).runJobNow(WORK),
  {
    secrets: [...smtpSecrets, ...googleSecrets, ...paymentSecrets],
    timeoutSeconds: 300,
  },
);
export const saveIncident = endpoint(
  async () => (await import('./calls/practice/save-incident')).saveIncident,
);
export const saveArticle = endpoint(
  async () => (await import('./calls/practice/save-article')).saveArticle,
);
export const saveAvailability = endpoint(
  async () => (await import('./calls/schedule/save-availability')).saveAvailability,
);
export const saveBlock = endpoint(
  async () => (await import('./calls/schedule/save-block')).saveBlock,
);
export const removeBlock = endpoint(
  async () => (await import('./calls/schedule/remove-block')).removeBlock,
);
export const saveCrisisNumbers = endpoint(
  async () => (await import('./calls/practice/save-crisis-numbers')).saveCrisisNumbers,
);
export const signNote = endpoint(async () => (await import('./calls/bookings/sign-note')).signNote);
export const amendNote = endpoint(
  async () => (await import('./calls/bookings/amend-note')).amendNote,
);
export const saveNote = endpoint(async () => (await import('./calls/bookings/save-note')).saveNote);
export const saveNoteDraft = endpoint(
  async () => (await import('./calls/bookings/save-note-draft')).saveNoteDraft,
);
export const saveOpeningHours = endpoint(
  async () => (await import('./calls/practice/save-opening-hours')).saveOpeningHours,
);
export const savePractitioner = endpoint(
  async () => (await import('./calls/practice/save-practitioner')).savePractitioner,
);
export const savePushToken = endpoint(
  async () => (await import('./calls/people/save-push-token')).savePushToken,
);
export const saveService = endpoint(
  async () => (await import('./calls/practice/save-service')).saveService,
);
export const saveSettings = endpoint(
  async () => (await import('./calls/practice/save-settings')).saveSettings,
);
export const showFigures = endpoint(
  async () => (await import('./calls/practice/show-figures')).showFigures,
);
export const showHealth = endpoint(
  async () => (await import('./calls/practice/show-health')).showHealth,
  { secrets: [...googleSecrets, ...paymentSecrets] },
);
export const sendMessage = endpoint(
  async () => (await import('./calls/practice/send-message')).sendMessage,
);
export const settleMail = endpoint(
  async () => (await import('./calls/practice/settle-mail')).settleMail,
);
export const updateBookingContact = endpoint(
  async () => (await import('./calls/bookings/update-booking-contact')).updateBookingContact,
);
export const updateStaff = endpoint(
  async () => (await import('./calls/people/update-staff')).updateStaff,
);
export const keepRest = endpoint(async () => (await import('./calls/bookings/keep-rest')).keepRest);
export const waivePayment = endpoint(
  async () => (await import('./calls/bookings/waive-payment')).waivePayment,
);

const trigger = { region: REGION, database: databaseId() };

export const deliverMail = documentTrigger('deliverMail', ({ onDocumentWritten }) =>
  onDocumentWritten(
    { ...trigger, document: 'mail/{mailId}', secrets: smtpSecrets, maxInstances: 5 },
    async (event) => (await import('./triggers/deliver-mail')).deliverMail(event),
  ),
);
export const deliverPush = documentTrigger('deliverPush', ({ onDocumentCreated }) =>
  onDocumentCreated({ ...trigger, document: 'pushes/{mailId}', maxInstances: 5 }, async (event) =>
    (await import('./triggers/deliver-push')).deliverPush(event),
  ),
);

/** What a job does is done by calls and triggers at once; the job finds what they left (decision 026). */
const everyFiveMinutes = { schedule: 'every 5 minutes' };
const nightly = (time: string) => ({ schedule: `every day ${time}`, timeZone: 'Africa/Nairobi' });

export const checkConnections = job('checkConnections', WORK.checkConnections, {
  ...nightly('05:40'),
  secrets: [...googleSecrets, ...paymentSecrets],
});
export const eraseExpiredRecords = job('eraseExpiredRecords', WORK.eraseExpiredRecords, {
  ...nightly('02:40'),
  timeoutSeconds: 540,
});
export const followPayments = job('followPayments', WORK.followPayments, {
  ...everyFiveMinutes,
  ...payment,
  timeoutSeconds: 300,
});
export const lookForPayments = job('lookForPayments', WORK.lookForPayments, {
  ...nightly('03:10'),
  ...payment,
  timeoutSeconds: 540,
});
export const recountBookings = job('recountBookings', WORK.recountBookings, {
  ...nightly('03:20'),
  timeoutSeconds: 300,
});
export const recountClients = job('recountClients', WORK.recountClients, nightly('03:10'));
export const releaseLapsedHolds = job(
  'releaseLapsedHolds',
  WORK.releaseLapsedHolds,
  everyFiveMinutes,
);
export const retryMeetings = job('retryMeetings', WORK.retryMeetings, {
  ...everyFiveMinutes,
  ...google,
  timeoutSeconds: 300,
});
export const rollAvailability = job('rollAvailability', WORK.rollAvailability, nightly('00:10'));
export const sweepOutbox = job('sweepOutbox', WORK.sweepOutbox, {
  ...everyFiveMinutes,
  secrets: smtpSecrets,
});
/** Before the day begins, and after the nightly jobs. */
export const reportToOwner = job('reportToOwner', WORK.reportToOwner, nightly('06:30'));
