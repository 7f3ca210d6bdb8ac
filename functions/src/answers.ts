/**
 * What does the work of each call, by endpoint and name. Nothing is loaded before it is asked for, and then only the modules of
 * that call.
 */
import type { CallOf, EndpointName } from '@tulia/domain/calls/endpoints';
import type { Callable } from './platform/callable';
import { WORK } from './work';

export type LoadCall = () => Promise<Callable>;

export const CALLS: { [Endpoint in EndpointName]: Record<CallOf<Endpoint>, LoadCall> } = {
  reports: {
    reportError: async () => (await import('./calls/practice/report-error')).reportError,
    reportFigures: async () => (await import('./calls/practice/report-figures')).reportFigures,
  },
  client: {
    answerGuardianLink: async () =>
      (await import('./calls/guardian/answer-guardian-link')).answerGuardianLink,
    cancelBooking: async () => (await import('./calls/bookings/cancel-booking')).cancelBooking,
    chooseAnotherTime: async () =>
      (await import('./calls/bookings/choose-another-time')).chooseAnotherTime,
    claimMyBookings: async () => (await import('./calls/people/claim-my-bookings')).claimMyBookings,
    createBooking: async () => (await import('./calls/bookings/create-booking')).createBooking,
    exportMyData: async () => (await import('./calls/people/export-my-data')).exportMyData,
    giveConsent: async () => (await import('./calls/bookings/give-consent')).giveConsent,
    holdAgain: async () => (await import('./calls/bookings/hold-again')).holdAgain,
    moveBooking: async () => (await import('./calls/bookings/move-booking')).moveBooking,
    removePushToken: async () => (await import('./calls/people/remove-push-token')).removePushToken,
    savePushToken: async () => (await import('./calls/people/save-push-token')).savePushToken,
    sendMessage: async () => (await import('./calls/practice/send-message')).sendMessage,
    showGuardianLink: async () =>
      (await import('./calls/guardian/show-guardian-link')).showGuardianLink,
    updateBookingContact: async () =>
      (await import('./calls/bookings/update-booking-contact')).updateBookingContact,
  },
  desk: {
    amendNote: async () => (await import('./calls/bookings/amend-note')).amendNote,
    askGuardian: async () => (await import('./calls/guardian/ask-guardian')).askGuardian,
    bookOnBehalf: async () => (await import('./calls/bookings/book-on-behalf')).bookOnBehalf,
    cancelMeeting: async () => (await import('./calls/meeting/cancel-meeting')).cancelMeeting,
    completeBooking: async () =>
      (await import('./calls/bookings/complete-booking')).completeBooking,
    confirmBooking: async () => (await import('./calls/bookings/confirm-booking')).confirmBooking,
    createMeeting: async () => (await import('./calls/meeting/create-meeting')).createMeeting,
    freeTime: async () => (await import('./calls/schedule/free-time')).freeTime,
    makeGuardianLink: async () =>
      (await import('./calls/guardian/make-guardian-link')).makeGuardianLink,
    markMessage: async () => (await import('./calls/practice/mark-message')).markMessage,
    markNoShow: async () => (await import('./calls/bookings/mark-no-show')).markNoShow,
    pasteMeetingLink: async () =>
      (await import('./calls/meeting/paste-meeting-link')).pasteMeetingLink,
    rejectBooking: async () => (await import('./calls/bookings/reject-booking')).rejectBooking,
    removeBlock: async () => (await import('./calls/schedule/remove-block')).removeBlock,
    reopenBooking: async () => (await import('./calls/bookings/reopen-booking')).reopenBooking,
    resendMail: async () => (await import('./calls/practice/resend-mail')).resendMail,
    saveAvailability: async () =>
      (await import('./calls/schedule/save-availability')).saveAvailability,
    saveBlock: async () => (await import('./calls/schedule/save-block')).saveBlock,
    saveNote: async () => (await import('./calls/bookings/save-note')).saveNote,
    saveNoteDraft: async () => (await import('./calls/bookings/save-note-draft')).saveNoteDraft,
    settleMail: async () => (await import('./calls/practice/settle-mail')).settleMail,
    showClient: async () => (await import('./calls/people/show-client')).showClient,
    showConfidential: async () =>
      (await import('./calls/bookings/show-confidential')).showConfidential,
    signNote: async () => (await import('./calls/bookings/sign-note')).signNote,
  },
  money: {
    askForPayment: async () => (await import('./calls/payments/ask-for-payment')).askForPayment,
    assignPayment: async () => (await import('./calls/payments/assign-payment')).assignPayment,
    checkPayments: async () => (await import('./calls/payments/check-payments')).checkPayments,
    correctPayment: async () => (await import('./calls/bookings/correct-payment')).correctPayment,
    followPayment: async () => (await import('./calls/payments/follow-payment')).followPayment,
    followTrial: async () => (await import('./calls/payments/follow-trial')).followTrial,
    keepRest: async () => (await import('./calls/bookings/keep-rest')).keepRest,
    makePayLink: async () => (await import('./calls/payments/make-pay-link')).makePayLink,
    payByLink: async () => (await import('./calls/payments/pay-by-link')).payByLink,
    recordPayment: async () => (await import('./calls/bookings/record-payment')).recordPayment,
    recordRefund: async () => (await import('./calls/bookings/record-refund')).recordRefund,
    registerNotices: async () =>
      (await import('./calls/payments/register-notices')).registerNotices,
    saveTaxNumber: async () => (await import('./calls/payments/save-tax-number')).saveTaxNumber,
    sayPaid: async () => (await import('./calls/payments/say-paid')).sayPaid,
    showMonth: async () => (await import('./calls/payments/show-month')).showMonth,
    showPayLink: async () => (await import('./calls/payments/show-pay-link')).showPayLink,
    showReceipts: async () => (await import('./calls/payments/show-receipts')).showReceipts,
    startTrial: async () => (await import('./calls/payments/start-trial')).startTrial,
    waivePayment: async () => (await import('./calls/bookings/waive-payment')).waivePayment,
  },
  office: {
    confirmOwnPassword: async () =>
      (await import('./calls/people/confirm-own-password')).confirmOwnPassword,
    listStaff: async () => (await import('./calls/people/list-staff')).listStaff,
    registerStaff: async () => (await import('./calls/people/register-staff')).registerStaff,
    removeArticle: async () => (await import('./calls/practice/remove-article')).removeArticle,
    saveArticle: async () => (await import('./calls/practice/save-article')).saveArticle,
    saveCrisisNumbers: async () =>
      (await import('./calls/practice/save-crisis-numbers')).saveCrisisNumbers,
    saveIncident: async () => (await import('./calls/practice/save-incident')).saveIncident,
    saveOpeningHours: async () =>
      (await import('./calls/practice/save-opening-hours')).saveOpeningHours,
    savePractitioner: async () =>
      (await import('./calls/practice/save-practitioner')).savePractitioner,
    saveService: async () => (await import('./calls/practice/save-service')).saveService,
    saveSettings: async () => (await import('./calls/practice/save-settings')).saveSettings,
    showFigures: async () => (await import('./calls/practice/show-figures')).showFigures,
    showHealth: async () => (await import('./calls/practice/show-health')).showHealth,
    updateStaff: async () => (await import('./calls/people/update-staff')).updateStaff,
  },
  upkeep: {
    deleteMyAccount: async () => (await import('./calls/people/delete-my-account')).deleteMyAccount,
    rebuildProjections: async () =>
      (await import('./calls/practice/rebuild-projections')).rebuildProjections,
    runJobNow: async () => (await import('./calls/practice/run-job-now')).runJobNow(WORK),
  },
};
