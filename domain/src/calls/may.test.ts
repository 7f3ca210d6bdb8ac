import { expect, it } from 'vitest';
import { CONTRACTS } from '../testing/contracts';
import type { MayCall } from './call';
import { ENDPOINTS } from './endpoints';

/** Who may ask for what, written out again on purpose: a slip in a contract would hand it to others. */
const ASKED_BY: Partial<Record<MayCall, readonly string[]>> = {
  anybody: [
    'answerGuardianLink',
    'cancelByLink',
    'createBooking',
    'mailPasswordReset',
    'moveByLink',
    'payByLink',
    'removePushToken',
    'reportError',
    'reportFigures',
    'sendMessage',
    'showGuardianLink',
    'showManageLink',
    'showPayLink',
  ],
  'signed-in': [
    'askForPayment',
    'askOwnGuardian',
    'cancelBooking',
    'chooseAnotherTime',
    'claimMyBookings',
    'confirmOwnPassword',
    'deleteMyAccount',
    'exportMyData',
    'followPayment',
    'giveConsent',
    'holdAgain',
    'mailVerification',
    'moveBooking',
    'savePushToken',
    'sayPaid',
    'showReceipts',
    'updateBookingContact',
  ],
  'see-bookings': ['showClient'],
  'see-confidential': ['amendNote', 'saveNote', 'saveNoteDraft', 'showConfidential', 'signNote'],
  'decide-bookings': [
    'askGuardian',
    'bookOnBehalf',
    'confirmBooking',
    'makeGuardianLink',
    'rejectBooking',
  ],
  'reopen-bookings': ['reopenBooking'],
  'conclude-sessions': ['completeBooking', 'markNoShow'],
  'manage-meetings': ['cancelMeeting', 'createMeeting', 'pasteMeetingLink'],
  'follow-mails': ['resendMail', 'settleMail'],
  'block-time': ['removeBlock', 'saveBlocks'],
  'record-payments': ['assignPayment', 'makePayLink', 'recordPayment', 'saveTaxNumber'],
  'answer-messages': ['markMessage'],
  'manage-practice': [
    'checkPayments',
    'correctPayment',
    'followTrial',
    'keepRest',
    'rebuildProjections',
    'recordRefund',
    'registerNotices',
    'removeArticle',
    'removeService',
    'removeStory',
    'runJobNow',
    'saveArticle',
    'saveCrisisNumbers',
    'saveIncident',
    'saveOpeningHours',
    'savePractitioner',
    'saveService',
    'saveSettings',
    'saveStory',
    'showHealth',
    'showMonth',
    'startTrial',
    'waivePayment',
  ],
  'register-staff': ['listStaff', 'registerStaff'],
  'change-roles': ['updateStaff'],
};

it.each(Object.entries(ASKED_BY))('%s is needed for the calls %j', (needed, names) => {
  const asked = CONTRACTS.filter(({ may }) => may === needed).map(({ name }) => name);
  expect(asked.sort()).toEqual(names);
});

it('every call has one contract and one endpoint, and says who may ask for it', () => {
  const names = CONTRACTS.map(({ name }) => name).sort();
  expect(names).toEqual(Object.values(ENDPOINTS).flat().sort());
  expect(names).toEqual(Object.values(ASKED_BY).flat().sort());
});
