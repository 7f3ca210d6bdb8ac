/**
 * The module of each call, by endpoint and name; it exports the call under that name. A module is loaded only when
 * its call comes in.
 */
import type { CallOf, EndpointName } from '@tulia/domain/calls/endpoints';
import type { Callable } from './platform/callable';
import { WORK } from './work';

type Modules<Name extends string> = { [Each in Name]: () => Promise<Record<Each, Callable>> };

export const CALLS: { [Endpoint in EndpointName]: Modules<CallOf<Endpoint>> } = {
  client: {
    answerGuardianLink: () => import('./calls/guardian/answer-guardian-link'),
    askOwnGuardian: () => import('./calls/guardian/ask-own-guardian'),
    cancelBooking: () => import('./calls/bookings/cancel-booking'),
    cancelByLink: () => import('./calls/manage/cancel-by-link'),
    chooseAnotherTime: () => import('./calls/bookings/choose-another-time'),
    claimMyBookings: () => import('./calls/people/claim-my-bookings'),
    createBooking: () => import('./calls/bookings/create-booking'),
    exportMyData: () => import('./calls/people/export-my-data'),
    giveConsent: () => import('./calls/bookings/give-consent'),
    holdAgain: () => import('./calls/bookings/hold-again'),
    mailPasswordReset: () => import('./calls/people/mail-password-reset'),
    mailVerification: () => import('./calls/people/mail-verification'),
    moveBooking: () => import('./calls/bookings/move-booking'),
    moveByLink: () => import('./calls/manage/move-by-link'),
    removePushToken: () => import('./calls/people/remove-push-token'),
    savePushToken: () => import('./calls/people/save-push-token'),
    sendMessage: () => import('./calls/practice/send-message'),
    showGuardianLink: () => import('./calls/guardian/show-guardian-link'),
    showManageLink: () => import('./calls/manage/show-manage-link'),
    updateBookingContact: () => import('./calls/bookings/update-booking-contact'),
  },
  desk: {
    amendNote: () => import('./calls/bookings/amend-note'),
    askGuardian: () => import('./calls/guardian/ask-guardian'),
    bookOnBehalf: () => import('./calls/bookings/book-on-behalf'),
    cancelMeeting: () => import('./calls/meeting/cancel-meeting'),
    completeBooking: () => import('./calls/bookings/complete-booking'),
    confirmBooking: () => import('./calls/bookings/confirm-booking'),
    createMeeting: () => import('./calls/meeting/create-meeting'),
    makeGuardianLink: () => import('./calls/guardian/make-guardian-link'),
    markMessage: () => import('./calls/practice/mark-message'),
    markNoShow: () => import('./calls/bookings/mark-no-show'),
    pasteMeetingLink: () => import('./calls/meeting/paste-meeting-link'),
    rejectBooking: () => import('./calls/bookings/reject-booking'),
    removeBlock: () => import('./calls/schedule/remove-block'),
    reopenBooking: () => import('./calls/bookings/reopen-booking'),
    resendMail: () => import('./calls/practice/resend-mail'),
    saveBlocks: () => import('./calls/schedule/save-blocks'),
    saveNote: () => import('./calls/bookings/save-note'),
    saveNoteDraft: () => import('./calls/bookings/save-note-draft'),
    settleMail: () => import('./calls/practice/settle-mail'),
    showClient: () => import('./calls/people/show-client'),
    showConfidential: () => import('./calls/bookings/show-confidential'),
    signNote: () => import('./calls/bookings/sign-note'),
  },
  money: {
    askForPayment: () => import('./calls/payments/ask-for-payment'),
    assignPayment: () => import('./calls/payments/assign-payment'),
    checkPayments: () => import('./calls/payments/check-payments'),
    correctPayment: () => import('./calls/bookings/correct-payment'),
    followPayment: () => import('./calls/payments/follow-payment'),
    followTrial: () => import('./calls/payments/follow-trial'),
    keepRest: () => import('./calls/bookings/keep-rest'),
    makePayLink: () => import('./calls/payments/make-pay-link'),
    payByLink: () => import('./calls/payments/pay-by-link'),
    recordPayment: () => import('./calls/bookings/record-payment'),
    recordRefund: () => import('./calls/bookings/record-refund'),
    registerNotices: () => import('./calls/payments/register-notices'),
    saveTaxNumber: () => import('./calls/payments/save-tax-number'),
    sayPaid: () => import('./calls/payments/say-paid'),
    showMonth: () => import('./calls/payments/show-month'),
    showPayLink: () => import('./calls/payments/show-pay-link'),
    showReceipts: () => import('./calls/payments/show-receipts'),
    startTrial: () => import('./calls/payments/start-trial'),
    waivePayment: () => import('./calls/bookings/waive-payment'),
  },
  office: {
    confirmOwnPassword: () => import('./calls/people/confirm-own-password'),
    listStaff: () => import('./calls/people/list-staff'),
    registerStaff: () => import('./calls/people/register-staff'),
    removeArticle: () => import('./calls/practice/remove-article'),
    removeService: () => import('./calls/practice/remove-service'),
    removeStory: () => import('./calls/practice/remove-story'),
    saveArticle: () => import('./calls/practice/save-article'),
    saveCrisisNumbers: () => import('./calls/practice/save-crisis-numbers'),
    saveIncident: () => import('./calls/practice/save-incident'),
    saveOpeningHours: () => import('./calls/practice/save-opening-hours'),
    savePractitioner: () => import('./calls/practice/save-practitioner'),
    saveService: () => import('./calls/practice/save-service'),
    saveSettings: () => import('./calls/practice/save-settings'),
    saveStory: () => import('./calls/practice/save-story'),
    showHealth: () => import('./calls/practice/show-health'),
    updateStaff: () => import('./calls/people/update-staff'),
  },
  upkeep: {
    deleteMyAccount: () => import('./calls/people/delete-my-account'),
    runJobNow: async () => {
      const { runJobNow } = await import('./calls/practice/run-job-now');
      return { runJobNow: runJobNow(WORK) };
    },
  },
};
