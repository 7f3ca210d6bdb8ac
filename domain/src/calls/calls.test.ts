/** Every contract: a whole example is taken, each field broken is refused with its code, and nothing unknown passes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { Refusal } from '../refusal';
import { parseInput } from './call';
import {
  amendNote,
  correctPayment,
  keepRest,
  recordPayment,
  recordRefund,
  resendMail,
  saveNote,
  saveNoteDraft,
  settleMail,
  signNote,
  waivePayment,
} from './bookings/booking-desk';
import { bookOnBehalf } from './bookings/book-on-behalf';
import { createBooking } from './bookings/create-booking';
import {
  cancelBooking,
  completeBooking,
  confirmBooking,
  markNoShow,
  moveBooking,
  rejectBooking,
  reopenBooking,
} from './bookings/decide-booking';
import { cancelMeeting, createMeeting, pasteMeetingLink } from './meeting/meeting';
import { reportFigures } from './practice/field-figures';
import { saveIncident } from './practice/incidents';
import { rebuildProjections, runJobNow, showHealth } from './practice/health';
import { mailPasswordReset, mailVerification } from './people/account-letters';
import { deleteMyAccount, exportMyData } from './people/my-data';
import {
  askForPayment,
  assignPayment,
  checkPayments,
  followPayment,
  followTrial,
  registerNotices,
  saveTaxNumber,
  sayPaid,
  showReceipts,
  startTrial,
} from './payments/payments';
import {
  answerGuardianLink,
  askGuardian,
  askOwnGuardian,
  makeGuardianLink,
  showGuardianLink,
} from './guardian/guardian';
import { makePayLink, payByLink, showPayLink } from './payments/pay-links';
import { showMonth } from './payments/month';
import { cancelByLink, moveByLink, showManageLink } from './bookings/manage-links';
import { chooseAnotherTime, holdAgain } from './bookings/own-request';
import { removePushToken, savePushToken } from './people/push-token';
import { reportError } from './practice/report-error';
import { confirmOwnPassword, registerStaff, updateStaff } from './people/register-staff';
import { SERIES_MAX } from '../booking/series';
import { PHOTO_MAX } from '../practice/practitioner';
import { aBookingRequest, aPhoneRequest, everyDetail } from '../testing/request';
import { savePractitioner } from './practice/manage-practitioners';
import { NO_END } from '../slot/block-dates';
import { removeBlock, saveBlocks } from './schedule/block-time';
import { sendMessage } from './practice/send-message';
import { showClient } from './people/show-client';
import { showConfidential } from './bookings/confidential';
import { updateBookingContact } from './bookings/update-booking-contact';

interface Contract {
  name: string;
  input: Schema<unknown>;
}
type Broken = readonly [path: string, value: unknown, reason: string];

/** Half a surrogate pair, which no document can hold. */
const HALF = 'x\ud800';
const seen = { bookingId: 'b1', version: 1 };
const requestId = 'a-request-id-0123';
const freed = { date: '2026-11-23', start: '09:00', end: '24:00' };
const lunch = {
  id: 'every-wednesday-1',
  firstDate: '2026-11-25',
  lastDate: '2026-12-30',
  weekdays: [3],
  start: '12:00',
  end: '13:00',
};
const guardian = {
  name: 'Zawadi',
  phone: '0700 333 444',
  email: 'zawadi@example.com',
  consents: true,
};
const booking = aBookingRequest({
  requestId,
  date: '2026-11-23',
  time: '09:00',
  specialRequests: 'A quiet voice,\nplease.',
  ...everyDetail,
  ageBand: 'adolescent',
  guardian,
});

const practitioner = {
  isNew: true,
  id: 'njeri-mwangi',
  name: 'Njeri Mwangi',
  title: { en: 'Counselling psychologist', sw: '' },
  sentence: { en: 'I listen first.', sw: '' },
  languages: ['English', 'Gĩkũyũ'],
  licence: { board: 'Counsellors and Psychologists Board', number: 'CPB/123' },
  photo: 'data:image/webp;base64,UklGRg==',
  services: ['individual-therapy'],
  order: 0,
  takesBookings: true,
  isActive: true,
  email: '',
  calendarId: 'primary',
  staffUserId: null,
};

const anId: Broken[] = [
  ['bookingId', '', 'required'],
  ['bookingId', '../other', 'id-invalid'],
  ['bookingId', '__x__', 'id-invalid'],
  ['bookingId', 'x'.repeat(129), 'id-invalid'],
  ['bookingId', 7, 'typeError'],
];
const onlyVersion: Broken[] = [
  ['version', 0, 'min'],
  ['version', 1.5, 'integer'],
  ['version', '1', 'typeError'],
];
const aVersion: Broken[] = [...anId, ...onlyVersion];
const aDay: Broken[] = [
  ['date', '', 'date-required'],
  ['date', '2026-02-30', 'date-invalid'],
  ['date', '23.11.2026', 'date-invalid'],
  ['date', '9999-12-31', 'date-invalid'],
  ['date', '0000-01-01', 'date-invalid'],
];
const aClock: Broken[] = [
  ['time', '', 'time-required'],
  ['time', '24:00', 'time-invalid'],
  ['time', '9:00', 'time-invalid'],
];
const token = '0123456789abcdef0123456789abcdef';
const aToken: Broken[] = [
  ['token', '', 'required'],
  ['token', token.slice(1), 'id-invalid'],
  ['token', `${token.slice(1)}/`, 'id-invalid'],
];
const aRequest: Broken[] = [
  ['requestId', 'short', 'request-id-invalid'],
  ['requestId', 'x'.repeat(65), 'request-id-invalid'],
  ['requestId', 'a/request/id/0123456', 'request-id-invalid'],
  ['requestId', '__request-id-0123456__', 'request-id-invalid'],
];
const anEmail = (path: string, required: string): Broken[] => [
  [path, '', required],
  [path, 'amina', 'email-invalid'],
  [path, 'amina@example', 'email-invalid'],
  [path, 'amina @example.com', 'email-invalid'],
  [path, 'amina@example.com\r\nBcc: all@example.com', 'email-invalid'],
  [path, 'a@b.c,d@e.f', 'email-invalid'],
  [path, '<amina@example.com>', 'email-invalid'],
  [path, 'amina@example..com', 'email-invalid'],
  [path, '.amina@example.com', 'email-invalid'],
  [path, 'amina.@example.com', 'email-invalid'],
  [path, 'amina@-example.com', 'email-invalid'],
  [path, 'amina@example-.com', 'email-invalid'],
  [path, 'am\u3164ina\ufe0f@example.com', 'email-invalid'],
  [path, `${'x'.repeat(250)}@y.zz`, 'too-long'],
  [path, 7, 'typeError'],
];
const aPhone = (path: string, required: string): Broken[] => [
  [path, '', required],
  [path, '123456', 'phone-invalid'],
  [path, '0700 call', 'phone-invalid'],
  [path, '++254700111222', 'phone-invalid'],
  [path, '0'.repeat(41), 'too-long'],
];
const aName = (path: string, required: string): Broken[] => [
  [path, '', required],
  [path, '   ', required],
  [path, 'x'.repeat(121), 'too-long'],
  [path, 'Amina\r\nBcc: x', 'name-invalid'],
  [path, 'Amina\u0000', 'name-invalid'],
  [path, 'Amina\ud800', 'name-invalid'],
  [path, '\u200b\u2060', required],
  [path, '\u3164\uffa0\u115f\u1160 \u2800', required],
  [path, 'https://evil.example', 'name-invalid'],
  [path, 'www.evil.example', 'name-invalid'],
  [path, 7, 'typeError'],
];
const anAmount: Broken[] = [
  ['amount', 0, 'amount-invalid'],
  ['amount', -1, 'amount-invalid'],
  ['amount', 1.5, 'amount-invalid'],
  ['amount', 1_000_001, 'amount-invalid'],
  ['amount', '3000', 'typeError'],
];
const aCode: Broken[] = [
  ['code', 'x'.repeat(41), 'too-long'],
  ['code', 'QWE\n123', 'invalid-characters'],
];
const aReason: Broken[] = [
  ['note', '', 'reason-required'],
  ['note', '   ', 'reason-required'],
  ['note', 'x'.repeat(301), 'too-long'],
];
const aPerson: Broken[] = [
  ['practitionerId', '', 'practitioner-required'],
  ['practitionerId', 'Njeri Mwangi', 'slug-invalid'],
  ['practitionerId', 7, 'typeError'],
];
const details: Broken[] = [
  ['partnerName', 'x'.repeat(200), 'too-long'],
  ['partnerName', 'Juma\nOtieno', 'name-invalid'],
  ['partnerName', 'https://evil.example', 'name-invalid'],
];
const aLanguage: Broken[] = [['language', 'fr', 'oneOf']];
const aTarget: Broken[] = [
  ...aLanguage,
  ['target', '', 'required'],
  ['target', 'booking', 'path-invalid'],
  ['target', 'https://other.example/', 'path-invalid'],
  ['target', '//other.example', 'path-invalid'],
  ['target', '/\\other.example', 'path-invalid'],
  ['target', `/${'x'.repeat(1000)}`, 'too-long'],
];

const CONTRACTS: readonly [Contract, Record<string, unknown>, readonly Broken[]][] = [
  [
    createBooking,
    booking,
    [
      ...aRequest,
      ...aName('fullName', 'full-name-required'),
      ...anEmail('email', 'email-required'),
      ...aPhone('phone', 'phone-required'),
      ['serviceId', '', 'service-required'],
      ['serviceId', 'Individual Therapy', 'slug-invalid'],
      ['serviceId', 'x'.repeat(61), 'max'],
      ...aPerson,
      ['practitionerId', undefined, 'optionality'],
      ['category', 'other', 'oneOf'],
      ['sessionType', 'in-person', 'oneOf'],
      ...aDay,
      ...aClock,
      ['time', '09:30', 'time-invalid'],
      ['timezone', 'Mars/Olympus', 'zone-invalid'],
      ['timezone', 'x'.repeat(65), 'max'],
      ['specialRequests', 'x'.repeat(2001), 'too-long'],
      ['specialRequests', 'x\u0000', 'invalid-characters'],
      ['specialRequests', HALF, 'invalid-characters'],
      ...details,
      ['ageBand', 'senior', 'age-band-required'],
      ...aName('guardian.name', 'guardian-name-required'),
      ...anEmail('guardian.email', 'guardian-email-required'),
      ...aPhone('guardian.phone', 'guardian-phone-required'),
      ['guardian.consents', false, 'guardian-consent-required'],
      ['guardian.consents', 'true', 'typeError'],
      ['consent.privacyVersion', '', 'privacy-required'],
      ['consent.agreementVersion', '', 'consent-required'],
      ['consent.agreementVersion', 'x'.repeat(41), 'too-long'],
      ['honeypot', 'x'.repeat(501), 'max'],
      ['honeypot', HALF, 'invalid-characters'],
      ...aLanguage,
    ],
  ],
  [
    bookOnBehalf,
    aPhoneRequest({ ...everyDetail, confirm: true }),
    [
      ...aRequest,
      ...aPerson,
      ...details,
      ['email', 'mine', 'email-invalid'],
      ['time', '09:30', 'time-invalid'],
      ['further', Array(SERIES_MAX).fill({ date: '2026-12-01', time: '10:00' }), 'too-many'],
      ['ageBand', 'child', 'oneOf'],
      ...aLanguage,
    ],
  ],
  [
    confirmBooking,
    { ...seen, date: '2026-11-23', time: '09:00' },
    [...aVersion, ...aDay, ...aClock],
  ],
  [moveBooking, { ...seen, date: '2026-11-23', time: '09:00' }, [...aVersion, ...aDay, ...aClock]],
  [
    rejectBooking,
    { ...seen, reason: 'Fully booked.' },
    [
      ...aVersion,
      ['reason', '', 'reason-required'],
      ['reason', ' \n ', 'reason-required'],
      ['reason', 'x'.repeat(501), 'too-long'],
    ],
  ],
  [
    recordPayment,
    { requestId, ...seen, amount: 3000, method: 'bank', code: '' },
    [...aRequest, ...aVersion, ...anAmount, ...aCode, ['method', 'cheque', 'method-required']],
  ],
  [
    recordRefund,
    { requestId, ...seen, amount: 3000, method: null, code: 'QWE123' },
    [...aRequest, ...aVersion, ...anAmount, ...aCode, ['method', 'cheque', 'method-required']],
  ],
  [
    correctPayment,
    { requestId, ...seen, entryId: 'e1', note: 'The wrong booking.' },
    [...aRequest, ...aVersion, ...aReason, ['entryId', '../other', 'id-invalid']],
  ],
  [
    waivePayment,
    { requestId, ...seen, amount: 3000, note: 'Agreed on the phone.' },
    [...aRequest, ...aVersion, ...anAmount, ...aReason],
  ],
  [
    keepRest,
    { requestId, ...seen, note: 'She wants none of it back.' },
    [...aRequest, ...aVersion, ...aReason],
  ],
  [
    askForPayment,
    { requestId, bookingId: 'b1', phone: '0712 345 678' },
    [...aRequest, ...anId, ['phone', '', 'phone-required'], ['phone', 'mine', 'phone-invalid']],
  ],
  [followPayment, { bookingId: 'b1' }, anId],
  [makePayLink, { bookingId: 'b1' }, anId],
  [registerNotices, {}, []],
  [
    showMonth,
    { month: '2026-11' },
    [
      ['month', '', 'month-required'],
      ['month', '2026-13', 'month-invalid'],
      ['month', '2026-1', 'month-invalid'],
    ],
  ],
  [
    startTrial,
    { requestId, phone: '0712 345 678' },
    [...aRequest, ['phone', 'x', 'phone-invalid']],
  ],
  [followTrial, { attemptId: 'a1' }, [['attemptId', '../other', 'id-invalid']]],
  [
    saveTaxNumber,
    { receiptNumber: '2026-00042', taxNumber: 'KRA1' },
    [
      ['receiptNumber', '2026-42', 'id-invalid'],
      ['taxNumber', 'x'.repeat(61), 'too-long'],
      ['taxNumber', undefined, 'optionality'],
    ],
  ],
  [showPayLink, { token }, aToken],
  [showManageLink, { token }, aToken],
  [cancelByLink, { token, version: 1 }, [...aToken, ...onlyVersion]],
  [
    moveByLink,
    { token, version: 1, date: '2026-11-23', time: '09:00' },
    [...aToken, ...onlyVersion, ...aDay, ...aClock],
  ],
  [askGuardian, { bookingId: 'b1', version: 1 }, aVersion],
  [
    askOwnGuardian,
    { bookingId: 'b1', version: 1, email: 'rose@example.com' },
    [...aVersion, ...anEmail('email', 'guardian-email-required')],
  ],
  [makeGuardianLink, { bookingId: 'b1' }, anId],
  [
    showGuardianLink,
    { token, digits: '' },
    [...aToken, ['digits', 'abcd', 'digits-invalid'], ['digits', '12345', 'digits-invalid']],
  ],
  [
    answerGuardianLink,
    {
      token,
      digits: '0018',
      code: '012345',
      agrees: true,
      language: 'sw',
      privacyVersion: '1',
      agreementVersion: '1',
    },
    [
      ...aToken,
      ['digits', 'abcd', 'digits-invalid'],
      ['digits', '00180', 'digits-invalid'],
      ['code', 'abcdef', 'digits-invalid'],
      ['code', '0123456', 'digits-invalid'],
      ['privacyVersion', '', 'privacy-required'],
      ['agreementVersion', '', 'consent-required'],
    ],
  ],
  [
    payByLink,
    { requestId, token, phone: '0712 345 678' },
    [...aRequest, ...aToken, ['phone', 'mine', 'phone-invalid']],
  ],
  [holdAgain, { bookingId: 'b1', version: 1 }, aVersion],
  [
    chooseAnotherTime,
    { bookingId: 'b1', version: 1, date: '2026-11-23', time: '10:00' },
    [...aVersion, ...aDay, ...aClock],
  ],
  [sayPaid, { bookingId: 'b1', code: 'QWE1234567' }, [...anId, ['code', '', 'code-required']]],
  [
    assignPayment,
    { method: 'mobile-money', code: 'QWE1234567', bookingId: 'b1', returnCode: '' },
    [
      ['method', 'cash', 'method-required'],
      ['code', '', 'code-required'],
      ['bookingId', '../other', 'id-invalid'],
      ['returnCode', 'x'.repeat(41), 'too-long'],
    ],
  ],
  [showReceipts, { bookingId: 'b1' }, anId],
  [
    showConfidential,
    { bookingId: 'b1', versions: false },
    [...anId, ['versions', undefined, 'optionality']],
  ],
  [showClient, { clientId: 'c1' }, [['clientId', '../other', 'id-invalid']]],
  [checkPayments, {}, []],
  [showHealth, {}, []],
  [
    reportFigures,
    {
      page: 'booking',
      device: 'phone',
      connection: '4g',
      figures: [
        { figure: 'lcp', value: 800 },
        { figure: 'cls', value: 12 },
      ],
    },
    [
      ['page', '/booking?service=x', 'choice-unknown'],
      ['device', 'Pixel 9', 'choice-unknown'],
      ['connection', '196.201.1.1', 'choice-unknown'],
      ['figures', [], 'figures-required'],
      ['figures.1.value', 120_001, 'value-invalid'],
      ['figures.1.value', -1, 'value-invalid'],
      ['figures.0.value', 1.5, 'value-invalid'],
      ['figures.0.figure', 'Amina', 'choice-unknown'],
      ['figures', Array(2).fill({ figure: 'lcp', value: 1 }), 'figures-twice'],
    ],
  ],
  [
    reportError,
    {
      errorClass: 'TypeError',
      way: 'error',
      browser: 'chrome',
      version: 'abcdef0',
      page: 'home',
      frames: ['assets/main-D4f_a.js:1:20431'],
    },
    [
      ['errorClass', 'Amina Wanjiru is ill', 'choice-unknown'],
      ['way', 'typed', 'choice-unknown'],
      ['browser', 'Mozilla/5.0 (Linux; Android 9)', 'choice-unknown'],
      ['version', 'amina@example.com', 'version-invalid'],
      ['page', '/profile?uid=1', 'page-invalid'],
      ['page', 'x'.repeat(41), 'page-invalid'],
      ['frames', [], 'frames-required'],
      ['frames', Array(9).fill('sw.js:1:1'), 'too-long'],
      ['frames.0', 'https://evil.example/x.js:1:1', 'frame-invalid'],
      ['frames.0', 'assets/../../x.js:1:1', 'frame-invalid'],
      ['frames.0', 'assets/main.js:1:1 amina@example.com', 'frame-invalid'],
      ['frames.0', 'assets/main.js:1:1\nI feel sad', 'frame-invalid'],
    ],
  ],
  [
    runJobNow,
    { requestId, job: 'sweepOutbox' },
    [...aRequest, ['job', 'dropEverything', 'job-unknown']],
  ],
  [rebuildProjections, { requestId }, aRequest],
  [
    saveIncident,
    {
      requestId,
      incidentId: null,
      version: 0,
      noticedDate: '2026-11-23',
      noticedTime: '09:30',
      happened: 'x',
      dataKinds: ['names'],
      people: 0,
      consequences: '',
      measures: '',
      commissionerToldOn: '',
      peopleToldOn: '',
      closing: '',
    },
    [
      ...aRequest,
      ['version', -1, 'min'],
      ['version', 1, 'version-new'],
      ['noticedDate', '', 'date-required'],
      ['noticedTime', '', 'time-required'],
      ['happened', ' ', 'text-required'],
      ['happened', 'x'.repeat(2001), 'too-long'],
      ['people', -1, 'number-range'],
      ['people', 1_000_001, 'number-range'],
      ['commissionerToldOn', 'soon', 'date-invalid'],
      ['peopleToldOn', 'soon', 'date-invalid'],
    ],
  ],
  [
    cancelBooking,
    seen,
    [
      ...aVersion,
      ['askedBy', 'nobody', 'asker-required'],
      ['waivesFee', 'yes', 'typeError'],
      ['reason', 'x'.repeat(201), 'too-long'],
      ['reason', 'one\ntwo', 'invalid-characters'],
      ['tellsReason', 'yes', 'typeError'],
    ],
  ],
  [completeBooking, seen, aVersion],
  [markNoShow, seen, aVersion],
  [createMeeting, { bookingId: 'b1' }, anId],
  [cancelMeeting, seen, aVersion],
  [reopenBooking, seen, aVersion],
  [
    saveNote,
    { bookingId: 'b1', version: 0, text: 'x' },
    [
      ...anId,
      ['version', -1, 'min'],
      ['text', 'x'.repeat(4001), 'too-long'],
      ['text', HALF, 'invalid-characters'],
    ],
  ],
  [
    saveNoteDraft,
    { bookingId: 'b1', version: 0, text: 'x' },
    [...anId, ['version', -1, 'min'], ['text', 'x'.repeat(4001), 'too-long']],
  ],
  [signNote, { bookingId: 'b1', version: 1 }, [...anId, ['version', 0, 'min']]],
  [
    amendNote,
    { bookingId: 'b1', version: 1, text: 'x' },
    [...anId, ['version', 0, 'min'], ['text', 'x'.repeat(4001), 'too-long']],
  ],
  [
    settleMail,
    { mailId: 'b1_2_booking-moved' },
    [
      ['mailId', '../other', 'id-invalid'],
      ['mailId', '__x__', 'id-invalid'],
    ],
  ],
  [resendMail, { mailId: 'b1_2_booking-moved' }, [['mailId', 'x'.repeat(201), 'id-invalid']]],
  [
    pasteMeetingLink,
    { bookingId: 'b1', link: 'https://meet.google.com/abc-defg-hij' },
    [
      ...anId,
      ['link', '', 'link-required'],
      ['link', 'x'.repeat(301), 'too-long'],
      ['link', 'https://meet.google.com/\nx', 'invalid-characters'],
    ],
  ],
  [
    registerStaff,
    { fullName: 'Neema', email: 'neema@tulia.example', password: 'long enough', role: 'therapist' },
    [
      ...aName('fullName', 'full-name-required'),
      ...anEmail('email', 'email-required'),
      ['password', '', 'password-required'],
      ['password', '1234567', 'weak-password'],
      ['password', 'x'.repeat(129), 'too-long'],
      ['role', 'super_admin', 'oneOf'],
      ['role', 'client', 'oneOf'],
    ],
  ],
  [
    updateStaff,
    { uid: 'neema', role: 'super_admin', active: false },
    [
      ['uid', 'a/b', 'id-invalid'],
      ['role', 'client', 'oneOf'],
      ['active', 'true', 'typeError'],
    ],
  ],
  [confirmOwnPassword, {}, []],
  [
    savePractitioner,
    practitioner,
    [
      ['id', 'Njeri', 'slug-invalid'],
      ['name', ' ', 'text-required'],
      ['title.en', '', 'text-required'],
      ['sentence.sw', 'x'.repeat(301), 'too-long'],
      ['languages.0', '', 'text-required'],
      ['languages', Array.from({ length: 11 }, () => 'English'), 'too-many'],
      ['licence.number', '', 'text-required'],
      ['photo', 'https://example.com/me.jpg', 'photo-invalid'],
      ['photo', 'data:image/svg+xml;base64,PHN2Zz4=', 'photo-invalid'],
      ['photo', `data:image/webp;base64,${'A'.repeat(PHOTO_MAX)}`, 'photo-too-large'],
      ['services.0', 'Not A Slug', 'slug-invalid'],
      ['order', 1000, 'number-range'],
      ['takesBookings', 'true', 'typeError'],
      ['email', 'njeri', 'email-invalid'],
      ...[
        'a/b',
        '..',
        '.',
        'njeri',
        '../x@y.z',
        'a?b@example.com',
        'a%2fb@example.com',
        'a@..',
      ].map((id): Broken => ['calendarId', id, 'calendar-invalid']),
      ['calendarId', '', 'text-required'],
      ['staffUserId', '../x', 'id-invalid'],
    ],
  ],
  [
    saveBlocks,
    {
      practitionerId: 'njeri',
      serviceId: null,
      blocks: [lunch, { ...lunch, lastDate: NO_END, start: '00:00', end: '24:00' }],
      freed: [freed],
      keepSessions: false,
    },
    [
      ...aPerson,
      ['serviceId', 'Not A Slug', 'slug-invalid'],
      ['blocks', Array.from({ length: 25 }, () => lunch), 'too-many'],
      ['blocks.0.id', 'short', 'request-id-invalid'],
      ['blocks.0.lastDate', '2026-11-24', 'range-invalid'],
      ['blocks.0.lastDate', '2028-11-24', 'range-invalid'],
      ['blocks.0.firstDate', '2026-02-30', 'date-invalid'],
      ['blocks.0.weekdays', [], 'weekday-required'],
      ['blocks.0.weekdays.0', 8, 'oneOf'],
      ['blocks.0.start', '11:10', 'step-invalid'],
      ['blocks.0.end', '25:00', 'step-invalid'],
      ['blocks.0.end', '12:00', 'range-invalid'],
      ['blocks.1', { ...lunch, note: 'surgery' }, 'noUnknown'],
      ['freed', Array.from({ length: 25 }, () => freed), 'too-many'],
      ['freed.0.date', '2026-02-30', 'date-invalid'],
      ['freed.0.start', '23:50', 'step-invalid'],
      ['freed.0.end', '09:00', 'range-invalid'],
      ['keepSessions', 'no', 'typeError'],
    ],
  ],
  [
    removeBlock,
    { id: 'every-wednesday-1' },
    [['id', '__aaaaaaaaaaaaaaaa__', 'request-id-invalid']],
  ],
  [
    sendMessage,
    {
      requestId,
      name: 'Zawadi',
      email: 'zawadi@example.com',
      subject: 'insurance',
      message: 'Hello,\n\tdo you take mine?',
      honeypot: '',
      language: 'sw',
    },
    [
      ...aRequest,
      ...aName('name', 'name-required'),
      ...anEmail('email', 'email-required'),
      ['subject', 'other', 'oneOf'],
      ['message', '', 'message-required'],
      ['message', ' \n', 'message-required'],
      ['message', 'x'.repeat(4001), 'too-long'],
      ['message', HALF, 'invalid-characters'],
      ...aLanguage,
    ],
  ],
  ...[savePushToken, removePushToken].map(
    (contract): [Contract, Record<string, unknown>, Broken[]] => [
      contract,
      { token: 'dEvIcE_0123456789-x:APA91b.y%2F' },
      [
        ['token', '', 'token-required'],
        ['token', 'short', 'token-invalid'],
        ['token', 'a token with spaces in it', 'token-invalid'],
        ['token', 'x'.repeat(4097), 'token-invalid'],
        ['token', 7, 'typeError'],
      ],
    ],
  ),
  [exportMyData, {}, []],
  [mailVerification, { language: 'sw', target: '/booking?day=2026-11-24' }, aTarget],
  [
    mailPasswordReset,
    { email: 'amina@example.com', language: 'en', target: '/' },
    [...anEmail('email', 'email-required'), ...aTarget],
  ],
  [
    deleteMyAccount,
    { confirmed: true, language: 'sw' },
    [
      ['confirmed', false, 'confirmation-required'],
      ['confirmed', 'yes', 'typeError'],
      ...aLanguage,
    ],
  ],
  [
    updateBookingContact,
    { bookingId: 'b1', name: 'Amina', email: 'amina@example.com', phone: '0700 111 222' },
    [
      ...anId,
      ...aName('name', 'full-name-required'),
      ...anEmail('email', 'email-required'),
      ...aPhone('phone', 'phone-required'),
    ],
  ],
];

function withValue(record: object, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const old = (record as Record<string, unknown>)[key];
  const changed = rest.length === 0 ? value : withValue(old as object, rest.join('.'), value);
  return Array.isArray(record) ? record.with(Number(key), changed) : { ...record, [key]: changed };
}

/** The reason codes by field, or null when the input is taken. Paths are written with dots throughout. */
function reasonsFor(contract: Contract, data: unknown): Record<string, string> | null {
  try {
    parseInput(contract, data);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.is('invalid-input')) throw error;
    return Object.fromEntries(
      Object.entries(error.details.fields).map(([path, reason]) => [
        path.replace(/\[(\d+)\]/g, '.$1'),
        reason,
      ]),
    );
  }
}

describe.each(CONTRACTS.map((each) => [each[0].name, ...each] as const))(
  '%s',
  (_, contract, example, broken) => {
    it('takes a whole example as it is', () => {
      expect(parseInput(contract, example)).toEqual(example);
    });

    it.each(broken)('refuses %s %j: %s', (path, value, reason) => {
      expect(reasonsFor(contract, withValue(example, path, value))).toEqual({ [path]: reason });
    });

    it.each(Object.keys(example))('refuses to go without %s', (key) => {
      const rest = Object.fromEntries(Object.entries(example).filter(([each]) => each !== key));
      expect(
        Object.keys(reasonsFor(contract, rest) ?? {}).map((path) => path.split('.')[0]),
      ).toContain(key);
    });

    it.each(['role', 'uid', 'status', 'clientUserId', 'toString', 'constructor'])(
      'refuses the unknown field %s',
      (key) => {
        if (key in example && Object.hasOwn(example, key)) return;
        expect(reasonsFor(contract, { ...example, [key]: 'x' })).not.toBeNull();
      },
    );

    it('refuses a planted prototype and pollutes none', () => {
      const text = JSON.stringify(example);
      const planted = `{"__proto__":{"polluted":true}${text === '{}' ? '}' : `,${text.slice(1)}`}`;
      expect(reasonsFor(contract, JSON.parse(planted))).not.toBeNull();
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    it.each([undefined, null, 'text', 7, [], true])('refuses %j as a whole', (data) => {
      if (Array.isArray(data) && Object.keys(example).length === 0) return;
      expect(reasonsFor(contract, data)).not.toBeNull();
    });

    it('answers anything at all with a decision, never with a fault', () => {
      fc.assert(
        fc.property(fc.object({ withNullPrototype: true }), fc.anything(), (garbage, value) => {
          reasonsFor(contract, garbage);
          for (const key of Object.keys(example))
            reasonsFor(contract, { ...example, [key]: value });
        }),
        { numRuns: 50 },
      );
    });
  },
);

it('bookOnBehalf takes several sessions only when they are confirmed at once', () => {
  const further = [{ date: '2026-12-01', time: '10:00' }];
  const several = aPhoneRequest({ further, confirm: true });
  expect(reasonsFor(bookOnBehalf, several)).toBeNull();
  const waiting = { ...several, confirm: false };
  expect(reasonsFor(bookOnBehalf, waiting)).toEqual({ confirm: 'series-confirmed' });
  expect(reasonsFor(bookOnBehalf, { ...waiting, further: [] })).toBeNull();
});

describe('createBooking', () => {
  it('takes an adult without a guardian, and a category', () => {
    expect(reasonsFor(createBooking, { ...booking, ageBand: 'adult', guardian: null })).toBeNull();
    expect(reasonsFor(createBooking, { ...booking, category: 'trauma' })).toBeNull();
    const young = { ...booking, category: 'peer-pressure' };
    expect(reasonsFor(createBooking, young)).toBeNull();
    const adult = { ...young, ageBand: 'adult', guardian: null };
    expect(reasonsFor(createBooking, adult)).toEqual({ category: 'category-for-other-age' });
  });

  it.each([
    ['phone', '\u202a+254 712 345 678\u202c', '+254 712 345 678'],
    ['phone', '0712‑345‑678', '0712-345-678'],
    ['phone', '0712–345–678', '0712-345-678'],
    ['phone', '0712.345.678', '0712 345 678'],
    ['phone', 'tel:0712\u00ad345678', '0712345678'],
    ['email', 'amina@example.com. ', 'amina@example.com'],
    ['fullName', 'Dr.Wanjiku \u202eKamau', 'Dr. Wanjiku Kamau'],
    ['guardian.name', ' علی‌رضا\u200f', 'علی‌رضا'],
    ['guardian.email', '\u200brose@example.com', 'rose@example.com'],
  ])('reads %s %j as %j', (path, typed, read) => {
    expect(parseInput(createBooking, withValue(booking, path, typed))).toEqual(
      withValue(booking, path, read),
    );
  });

  it.each(['guardian', 'consent'])('refuses a field too many in %s', (path) => {
    expect(reasonsFor(createBooking, withValue(booking, `${path}.extra`, 'x'))).not.toBeNull();
  });

  it('reports all broken fields, in the order of the schema', () => {
    const reasons = reasonsFor(createBooking, { ...booking, phone: '', email: '', fullName: '' });
    expect(Object.keys(reasons ?? {})).toEqual(['fullName', 'email', 'phone']);
  });
});
