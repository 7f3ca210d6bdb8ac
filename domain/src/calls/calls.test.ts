/** Every contract: a whole example is taken, each field broken is refused with its code, and nothing unknown passes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERIES_MAX } from '../booking/series';
import { emptyText } from '../person/localized';
import { PHOTO_MAX } from '../practice/practitioner';
import { seedServices } from '../practice/service';
import { defaultPracticeSettings, OF_OTHER_CALLS } from '../practice/settings';
import { NO_END } from '../slot/block-dates';
import { CONTRACTS, type AnyContract } from '../testing/contracts';
import { refusalOf } from '../testing/refusal';
import { aBookingRequest, aPhoneRequest, everyDetail } from '../testing/request';
import { REFUSAL_CODES } from '../refusal';
import { COMMON_REFUSALS, mayRefuse, parseInput, type MayCall } from './call';

type Example = Record<string, unknown>;
/** A field, the code with which it is refused, and the values that are refused so. */
type Broken = readonly [path: string, reason: string, ...values: unknown[]];
/**
 * Who may ask for the call, written out again on purpose: a slip in a contract would hand it to others. Then a whole
 * example, its broken fields (lists), and changes of the example that are taken too (objects).
 */
type Row = readonly [MayCall, Example, ...rest: (Broken | Example)[]];

/** Half a surrogate pair, which no document can hold. */
const HALF = 'x\ud800';
const requestId = 'a-request-id-0123';
const token = '0123456789abcdef0123456789abcdef';
const about = { bookingId: 'b1' };
const seen = { ...about, version: 1 };
const noted = { ...about, version: 0, text: 'x' };
const mail = { mailId: 'b1_2_booking-moved' };
const email = 'amina@example.com';
const phone = '0712 345 678';
const start = { date: '2026-11-23', time: '09:00' };
const asked = { requestId, ...seen };
const entered = { ...asked, amount: 3000 };
const byBank = { method: 'bank', code: '' };
const texts = { privacyVersion: '1', agreementVersion: '1' };
const fromSite = { requestId, honeypot: '', language: 'sw' };
const localized = { en: 'x', sw: '' };
const freed = { date: '2026-11-23', start: '09:00', end: '24:00' };
const hours = { first: '08:00', last: '18:00' };
const lunch = {
  id: 'every-wednesday-1',
  firstDate: '2026-11-25',
  lastDate: '2026-12-30',
  weekdays: [3],
  start: '12:00',
  end: '13:00',
};
const booking = aBookingRequest({
  specialRequests: 'A quiet voice,\nplease.',
  ...everyDetail,
  ageBand: 'adolescent',
  guardian: {
    name: 'Zawadi',
    phone: '0700 333 444',
    email: 'zawadi@example.com',
    consents: true,
  },
});
const adult = { ageBand: 'adult', guardian: null };
const settings: Example = Object.fromEntries(
  Object.entries(defaultPracticeSettings).filter(([key]) => !OF_OTHER_CALLS.includes(key)),
);
const service = { ...seedServices[0]!, isNew: false };
const entry = { isNew: true, slug: 'a-slug', published: false, order: 1 };
const crisisNumber = {
  name: localized,
  hours: emptyText,
  whom: emptyText,
  number: '+254 722-178 177',
  isConfirmed: false,
};

const wish = {
  serviceId: 'individual-therapy',
  practitionerId: null,
  weekdays: [1, 5],
  from: '09:00',
  until: '12:00',
  lastDate: '2026-12-30',
  insteadOf: null,
  isAdult: true,
  timezone: 'Africa/Nairobi',
  language: 'sw',
};

const person = { id: 'njeri-mwangi', name: 'Njeri', title: localized, sentence: localized };
const licence = { board: 'Counsellors and Psychologists Board', number: 'CPB/123' };
const shown = { languages: ['English', 'Gĩkũyũ'], photo: 'data:image/webp;base64,UklGRg==' };
const work = { services: ['individual-therapy'], order: 0, takesBookings: true, isActive: true };
const diary = { email: '', calendarId: 'primary', staffUserId: null };

const tooLong = (path: string, max: number): Broken => [path, 'too-long', 'x'.repeat(max + 1)];
const anId: Broken[] = [
  ['bookingId', 'required', ''],
  ['bookingId', 'id-invalid', '../other', '__x__', 'x'.repeat(129)],
  ['bookingId', 'typeError', 7],
];
const onlyVersion: Broken[] = [
  ['version', 'min', 0],
  ['version', 'integer', 1.5],
  ['version', 'typeError', '1'],
];
const aVersion: Broken[] = [...anId, ...onlyVersion];
const aStart: Broken[] = [
  ['date', 'date-required', ''],
  ['date', 'date-invalid', '2026-02-30', '23.11.2026', '9999-12-31', '0000-01-01'],
  ['time', 'time-required', ''],
  ['time', 'time-invalid', '24:00', '9:00'],
];
const aToken: Broken[] = [
  ['token', 'required', ''],
  ['token', 'id-invalid', token.slice(1), `${token.slice(1)}/`],
];
const aRequest: Broken = [
  'requestId',
  'request-id-invalid',
  'short',
  'x'.repeat(65),
  'a/request/id/0123456',
  '__request-id-0123456__',
];
const anEmail = (path: string, required: string): Broken[] => [
  [path, required, ''],
  [path, 'email-invalid', 'amina', 'amina@example', 'amina @example.com', '<amina@example.com>'],
  [path, 'email-invalid', 'amina@example.com\r\nBcc: all@example.com', 'a@b.c,d@e.f'],
  [path, 'email-invalid', 'amina@example..com', '.amina@example.com', 'amina.@example.com'],
  [path, 'email-invalid', 'amina@-example.com', 'amina@example-.com'],
  [path, 'email-invalid', 'am\u3164ina\ufe0f@example.com'],
  [path, 'too-long', `${'x'.repeat(250)}@y.zz`],
  [path, 'typeError', 7],
];
const aPhone = (path: string, required: string): Broken[] => [
  [path, required, ''],
  [path, 'phone-invalid', '123456', '0700 call', '++254700111222'],
  [path, 'too-long', '0'.repeat(41)],
];
const anAsk: Broken[] = [aRequest, ...aVersion];
const theEmail = anEmail('email', 'email-required');
const thePhone = aPhone('phone', 'phone-required');
/** Which texts are names of persons, `person/name.test.ts` tries. */
const aName = (path: string, required: string): Broken[] => [
  [path, required, '', '   ', '\u200b\u2060', '\u3164\uffa0\u115f\u1160 \u2800'],
  [path, 'name-invalid', 'Amina\r\nBcc: x', 'Amina\u0000', 'https://evil.example'],
  tooLong(path, 120),
  [path, 'typeError', 7],
];
const correction = {
  version: 1,
  name: 'Amina Otieno',
  phone,
  language: 'sw',
  address: 'Moi Avenue 1',
  emergencyContact: { name: 'Juma', phone, relationship: 'brother' },
};
const anAmount: Broken[] = [
  ['amount', 'amount-invalid', 0, -1, 1.5, 1_000_001],
  ['amount', 'typeError', '3000'],
];
const anEntry: Broken[] = [...anAsk, ...anAmount];
const aMethod: Broken[] = [
  tooLong('code', 40),
  ['code', 'invalid-characters', 'QWE\n123'],
  ['method', 'method-required', 'cheque'],
];
const aReason: Broken[] = [['note', 'reason-required', '', '   '], tooLong('note', 300)];
const theTexts: Broken[] = [
  ['privacyVersion', 'privacy-required', ''],
  ['agreementVersion', 'consent-required', ''],
];
const aNote: Broken[] = [
  ...anId,
  ['version', 'min', -1],
  tooLong('text', 4000),
  ['text', 'invalid-characters', HALF],
];
const aMailId: Broken = ['mailId', 'id-invalid', '../other', '__x__', 'x'.repeat(201)];
const aPerson: Broken[] = [
  ['practitionerId', 'practitioner-required', ''],
  ['practitionerId', 'slug-invalid', 'Njeri Mwangi'],
  ['practitionerId', 'typeError', 7],
];
const details: Broken[] = [
  tooLong('partnerName', 199),
  ['partnerName', 'name-invalid', 'Juma\nOtieno', 'https://evil.example'],
];
const aLanguage: Broken = ['language', 'oneOf', 'fr'];
const aTarget: Broken[] = [
  aLanguage,
  ['target', 'required', ''],
  ['target', 'path-invalid', 'booking', 'https://other.example/', '//other.example'],
  ['target', 'path-invalid', '/\\other.example'],
  ['target', 'too-long', `/${'x'.repeat(1000)}`],
];
const aDevice: Broken[] = [
  ['token', 'token-required', ''],
  ['token', 'token-invalid', 'short', 'a token with spaces in it', 'x'.repeat(4097)],
  ['token', 'typeError', 7],
];
const device = { token: 'dEvIcE_0123456789-x:APA91b.y%2F' };
const wishes = {
  kinds: ['staff-request', 'staff-session'],
  quietFrom: '21:00',
  quietUntil: '07:00',
  language: 'sw',
};

const ROWS: Record<string, Row> = {
  // bookings and their guardians
  joinWaitingList: [
    'signed-in',
    wish,
    { insteadOf: 'b1', practitionerId: 'njeri-mwangi', isAdult: false },
    ['serviceId', 'service-required', ''],
    ['practitionerId', 'slug-invalid', 'Not A Slug'],
    ['weekdays', 'weekday-required', []],
    ['weekdays.0', 'oneOf', 8],
    ['from', 'time-invalid', '09:00x'],
    ['until', 'range-invalid', '09:00'],
    ['lastDate', 'date-invalid', '2026-02-30'],
    ['insteadOf', 'id-invalid', 'a/b'],
    ['isAdult', 'nullable', null],
    ['timezone', 'zone-invalid', 'Nowhere/Land'],
    ['language', 'oneOf', 'fr'],
  ],
  leaveWaitingList: ['signed-in', { waitId: 'w1' }, ['waitId', 'id-invalid', 'a/b']],
  answerOffer: [
    'signed-in',
    {
      waitId: 'w1',
      offerId: 'offer_w1_1',
      answer: 'take',
      version: null,
      stays: false,
      request: { fullName: 'Amina', phone, timezone: 'Africa/Nairobi', language: 'sw', ...texts },
    },
    { answer: 'swap', version: 1, request: null },
    { answer: 'decline', stays: true, request: null },
    ['waitId', 'id-invalid', 'a/b'],
    ['offerId', 'id-invalid', 'a/b'],
    ['answer', 'oneOf', 'maybe'],
    ['version', 'min', 0],
    ['stays', 'nullable', null],
    ['request.fullName', 'full-name-required', ''],
    ['request.phone', 'phone-invalid', 'x'],
  ],
  createBooking: [
    'anybody',
    booking,
    aRequest,
    ...aName('fullName', 'full-name-required'),
    ...theEmail,
    ...thePhone,
    ['serviceId', 'service-required', ''],
    ['serviceId', 'slug-invalid', 'Individual Therapy'],
    ['serviceId', 'max', 'x'.repeat(61)],
    ...aPerson,
    ['category', 'oneOf', 'other'],
    ['sessionType', 'oneOf', 'in-person'],
    ...aStart,
    ['time', 'time-invalid', '09:30'],
    ['timezone', 'zone-invalid', 'Mars/Olympus'],
    ['timezone', 'max', 'x'.repeat(65)],
    tooLong('specialRequests', 2000),
    ['specialRequests', 'invalid-characters', 'x\u0000', HALF],
    ...details,
    ['ageBand', 'age-band-required', 'senior'],
    ...aName('guardian.name', 'guardian-name-required'),
    ...anEmail('guardian.email', 'guardian-email-required'),
    ...aPhone('guardian.phone', 'guardian-phone-required'),
    ['guardian.consents', 'guardian-consent-required', false],
    ['guardian.consents', 'typeError', 'true'],
    ['guardian', 'noUnknown', { ...booking.guardian, extra: 'x' }],
    ['consent.privacyVersion', 'privacy-required', ''],
    ['consent.agreementVersion', 'consent-required', ''],
    tooLong('consent.agreementVersion', 40),
    ['consent', 'noUnknown', { ...booking.consent, extra: 'x' }],
    ['further', 'too-many', Array(SERIES_MAX).fill(start)],
    ['honeypot', 'max', 'x'.repeat(501)],
    ['honeypot', 'invalid-characters', HALF],
    aLanguage,
    adult,
    { ...adult, category: 'trauma' },
    { category: 'peer-pressure' },
  ],
  bookOnBehalf: [
    'book-for-clients',
    aPhoneRequest({ ...everyDetail, confirm: true }),
    aRequest,
    ...aPerson,
    ...details,
    ['email', 'email-invalid', 'mine'],
    ['time', 'time-invalid', '09:30'],
    ['further', 'too-many', Array(SERIES_MAX).fill(start)],
    ['ageBand', 'oneOf', 'child'],
    aLanguage,
    { confirm: true, further: [start] },
    { confirm: false, further: [] },
  ],
  confirmBooking: ['decide-bookings', { ...seen, ...start }, ...aVersion, ...aStart],
  moveBooking: ['signed-in', { ...seen, ...start }, ...aVersion, ...aStart],
  handOverBooking: [
    'hand-over-bookings',
    { ...seen, practitionerId: 'baraka' },
    ...aVersion,
    ...aPerson,
  ],
  rejectBooking: [
    'decide-bookings',
    { ...seen, reason: 'Fully booked.' },
    ...aVersion,
    ['reason', 'reason-required', '', ' \n '],
    tooLong('reason', 500),
  ],
  cancelBooking: [
    'signed-in',
    seen,
    ...aVersion,
    ['askedBy', 'asker-required', 'nobody'],
    ['waivesFee', 'typeError', 'yes'],
    ['undoable', 'typeError', 'yes'],
    tooLong('reason', 200),
    ['reason', 'invalid-characters', 'one\ntwo'],
    ['tellsReason', 'typeError', 'yes'],
  ],
  confirmSeries: [
    'decide-bookings',
    { sessions: [seen] },
    ['sessions', 'too-few', []],
    ['sessions', 'too-many', Array(SERIES_MAX + 1).fill(seen)],
  ],
  rejectSeries: [
    'decide-bookings',
    { sessions: [seen], reason: 'The practice is closed' },
    ['sessions', 'too-few', []],
    ['sessions', 'too-many', Array(SERIES_MAX + 1).fill(seen)],
    ['reason', 'reason-required', ' '],
    tooLong('reason', 500),
  ],
  moveSeries: [
    'signed-in',
    { sessions: [seen], ...start },
    ['sessions', 'too-few', []],
    ['sessions', 'too-many', Array(SERIES_MAX + 1).fill(seen)],
    ...aStart,
  ],
  cancelSeries: [
    'signed-in',
    { sessions: [seen] },
    ['sessions', 'too-few', []],
    ['sessions', 'too-many', Array(SERIES_MAX + 1).fill(seen)],
    ['askedBy', 'asker-required', 'nobody'],
    ['waivesFee', 'typeError', 'yes'],
    tooLong('reason', 200),
    ['tellsReason', 'typeError', 'yes'],
  ],
  failLine: ['conclude-sessions', seen, ...aVersion, ['undoable', 'typeError', 'yes']],
  undoCancel: ['see-bookings', seen, ...aVersion],
  completeBooking: ['conclude-sessions', seen, ...aVersion],
  markNoShow: ['conclude-sessions', seen, ...aVersion],
  reopenBooking: ['reopen-bookings', seen, ...aVersion],
  holdAgain: ['signed-in', seen, ...aVersion],
  chooseAnotherTime: ['signed-in', { ...seen, ...start }, ...aVersion, ...aStart],
  showManageLink: ['anybody', { token }, ...aToken],
  cancelByLink: ['anybody', { token, version: 1 }, ...aToken, ...onlyVersion],
  changeContactByLink: [
    'anybody',
    { token, version: 1, name: 'Amina', phone },
    { name: '' },
    ...aToken,
    ...onlyVersion,
    ['name', 'name-invalid', 'www.example.com'],
    ...thePhone,
  ],
  moveByLink: ['anybody', { token, version: 1, ...start }, ...aToken, ...onlyVersion, ...aStart],
  tellPractice: [
    'signed-in',
    { ...about, word: 'late', told: true },
    ...anId,
    ['word', 'word-invalid', 'never', ''],
    ['told', 'typeError', 'yes'],
    { word: 'call', told: false },
  ],
  tellByLink: [
    'anybody',
    { token, word: 'call', told: true },
    ...aToken,
    ['word', 'word-invalid', 'never'],
    ['told', 'typeError', 'yes'],
  ],
  showConfidential: ['see-confidential', { ...about, versions: false }, ...anId],
  updateBookingContact: [
    'signed-in',
    { ...about, name: 'Amina', email, phone },
    ...anId,
    ...aName('name', 'full-name-required'),
    ...theEmail,
    ...thePhone,
  ],
  saveNote: ['see-confidential', noted, ...aNote],
  saveNoteDraft: ['see-confidential', noted, ...aNote],
  signNote: ['see-confidential', seen, ...aVersion],
  amendNote: ['see-confidential', { ...seen, text: 'x' }, ...aVersion, tooLong('text', 4000)],
  closeMail: ['follow-mails', mail, aMailId],
  resendMail: ['follow-mails', mail, aMailId],
  createMeeting: ['manage-meetings', about, ...anId],
  cancelMeeting: ['manage-meetings', seen, ...aVersion],
  pasteMeetingLink: [
    'manage-meetings',
    { ...about, link: 'https://meet.google.com/abc-defg-hij' },
    ...anId,
    ['link', 'link-required', ''],
    tooLong('link', 300),
    ['link', 'invalid-characters', 'https://meet.google.com/\nx'],
  ],
  askGuardian: ['decide-bookings', seen, ...aVersion],
  askOwnGuardian: [
    'signed-in',
    { ...seen, email },
    ...aVersion,
    ...anEmail('email', 'guardian-email-required'),
  ],
  makeGuardianLink: ['decide-bookings', about, ...anId],
  showGuardianLink: [
    'anybody',
    { token, digits: '' },
    ...aToken,
    ['digits', 'digits-invalid', 'abcd', '12345'],
  ],
  answerGuardianLink: [
    'anybody',
    { token, digits: '0018', code: '012345', agrees: true, language: 'sw', ...texts },
    ...aToken,
    ['digits', 'digits-invalid', 'abcd', '00180'],
    ['code', 'digits-invalid', 'abcdef', '0123456'],
    ...theTexts,
  ],

  // money
  recordPayment: [
    'record-payments',
    { ...entered, ...byBank },
    ...anEntry,
    ...aMethod,
    ['paidOn', 'date-invalid', '2026-02-30', ''],
  ],
  recordRefund: [
    'manage-practice',
    { ...entered, method: null, code: 'Q' },
    ...anEntry,
    ...aMethod,
  ],
  correctPayment: [
    'manage-practice',
    { ...asked, entryId: 'e1', note: 'The wrong booking.' },
    ...anAsk,
    ...aReason,
    ['entryId', 'id-invalid', '../other'],
  ],
  waivePayment: ['manage-practice', { ...entered, note: 'Agreed.' }, ...anEntry, ...aReason],
  keepRest: ['manage-practice', { ...asked, note: 'Agreed.' }, ...anAsk, ...aReason],
  askForPayment: ['signed-in', { requestId, ...about, phone }, aRequest, ...anId, ...thePhone],
  followPayment: ['signed-in', about, ...anId],
  makePayLink: ['record-payments', about, ...anId],
  showReceipts: ['signed-in', about, ...anId],
  sayPaid: ['signed-in', { ...about, code: 'QWE1234567' }, ...anId, ['code', 'code-required', '']],
  showPayLink: ['anybody', { token }, ...aToken],
  payByLink: ['anybody', { requestId, token, phone }, aRequest, ...aToken, ...thePhone],
  assignPayment: [
    'record-payments',
    { method: 'mobile-money', code: 'QWE1234567', bookingId: 'b1', returnCode: '' },
    ['method', 'method-required', 'cash'],
    ['code', 'code-required', ''],
    ['bookingId', 'id-invalid', '../other'],
    tooLong('returnCode', 40),
  ],
  showMonth: [
    'manage-practice',
    { month: '2026-11' },
    ['month', 'month-required', ''],
    ['month', 'month-invalid', '2026-13', '2026-1'],
  ],
  showOwed: ['record-payments', {}],
  saveTaxNumber: [
    'record-payments',
    { receiptNumber: '2026-00042', taxNumber: 'KRA1' },
    ['receiptNumber', 'id-invalid', '2026-42'],
    tooLong('taxNumber', 60),
  ],
  startTestPayment: [
    'manage-practice',
    { requestId, phone },
    aRequest,
    ['phone', 'phone-invalid', 'x'],
  ],
  followTestPayment: [
    'manage-practice',
    { attemptId: 'a1' },
    ['attemptId', 'id-invalid', '../other'],
  ],
  checkPayments: ['manage-practice', {}],
  registerNotices: ['manage-practice', {}],
  giveConsent: ['signed-in', { ...about, ...texts, language: 'en' }, ...anId, ...theTexts],
  claimMyBookings: ['signed-in', {}],
  listStaff: ['register-staff', {}],

  // people
  correctClient: [
    'decide-bookings',
    { clientId: 'c1', ...correction },
    ['clientId', 'id-invalid', '../other'],
    ...onlyVersion,
    ...aName('name', 'full-name-required'),
    ...thePhone,
    aLanguage,
    tooLong('address', 200),
    ['address', 'invalid-characters', 'one\ntwo'],
    ...aName('emergencyContact.name', 'contact-incomplete'),
    ...aPhone('emergencyContact.phone', 'contact-incomplete'),
    tooLong('emergencyContact.relationship', 60),
    ['emergencyContact', 'noUnknown', { ...correction.emergencyContact, extra: 'x' }],
    { address: '', emergencyContact: null },
  ],
  noteClientEmail: [
    'decide-bookings',
    { clientId: 'c1', version: 1, email },
    ['clientId', 'id-invalid', '../other'],
    ...onlyVersion,
    ['email', 'email-invalid', 'amina'],
    { email: '' },
  ],
  recordConsent: [
    'decide-bookings',
    {
      requestId,
      clientId: 'c1',
      form: 'adult',
      kind: 'given',
      way: 'paper',
      date: '2026-11-20',
      language: 'sw',
    },
    aRequest,
    ['clientId', 'id-invalid', '../other'],
    ['form', 'oneOf', 'minor'],
    ['kind', 'oneOf', 'asked'],
    ['way', 'oneOf', 'screen'],
    ['date', 'date-required', ''],
    aLanguage,
    { kind: 'withdrawn', way: 'phone' },
  ],
  exportClient: ['manage-practice', { clientId: 'c1' }, ['clientId', 'id-invalid', '../other']],
  eraseClient: [
    'manage-practice',
    { clientId: 'c1', name: 'Amina Otieno' },
    ['clientId', 'id-invalid', '../other'],
    ['name', 'full-name-required', ''],
    tooLong('name', 120),
  ],
  proveEmail: [
    'anybody',
    { clientId: 'c1', token, digits: '0018' },
    ['clientId', 'id-invalid', '../other'],
    ...aToken,
    ['digits', 'digits-invalid', '', 'abcd', '00180'],
  ],
  showMerge: [
    'manage-practice',
    { keep: 'c1', gone: 'c2' },
    ['keep', 'id-invalid', '../other'],
    ['gone', 'id-invalid', '../other'],
  ],
  mergeClients: [
    'manage-practice',
    { keep: 'c1', gone: 'c2', keepVersion: 1, goneVersion: 2 },
    ['keep', 'id-invalid', '../other'],
    ['gone', 'id-invalid', '../other'],
    ['keepVersion', 'min', 0],
    ['goneVersion', 'integer', 1.5],
  ],
  undoMerge: ['manage-practice', { gone: 'c2' }, ['gone', 'id-invalid', '../other']],
  showClient: ['see-bookings', { clientId: 'c1' }, ['clientId', 'id-invalid', '../other']],
  registerStaff: [
    'register-staff',
    { fullName: 'Neema', email: 'neema@tulia.example', password: 'long enough', role: 'therapist' },
    ...aName('fullName', 'full-name-required'),
    ...theEmail,
    ['password', 'password-required', ''],
    ['password', 'weak-password', '1234567'],
    tooLong('password', 128),
    ['role', 'oneOf', 'super_admin', 'client'],
  ],
  updateStaff: [
    'change-roles',
    { uid: 'neema', role: 'super_admin', active: false },
    ['uid', 'id-invalid', 'a/b'],
    ['role', 'oneOf', 'client'],
    ['active', 'typeError', 'true'],
  ],
  confirmOwnPassword: ['signed-in', {}],
  savePushToken: [
    'signed-in',
    { ...device, staff: wishes },
    ...aDevice,
    ['staff.kinds', 'typeError', 'all'],
    ['staff.kinds.0', 'oneOf', 'staff-everything'],
    ['staff.quietFrom', 'time-invalid', '25:00', 'nine'],
    ['staff.quietUntil', 'time-required', ''],
    ['staff.language', 'oneOf', 'fr'],
    { staff: null },
  ],
  removePushToken: ['anybody', device, ...aDevice],
  exportMyData: ['signed-in', {}],
  deleteMyAccount: [
    'signed-in',
    { confirmed: true, language: 'sw' },
    ['confirmed', 'confirmation-required', false],
    ['confirmed', 'typeError', 'yes'],
    aLanguage,
  ],
  mailVerification: ['signed-in', { language: 'sw', target: '/booking?day=1' }, ...aTarget],
  mailPasswordReset: ['anybody', { email, language: 'en', target: '/' }, ...theEmail, ...aTarget],
  sendMessage: [
    'anybody',
    { ...fromSite, name: 'Zawadi', email, subject: 'insurance', message: 'Hello,\n\tyou' },
    aRequest,
    ...aName('name', 'name-required'),
    ...theEmail,
    ['subject', 'oneOf', 'other'],
    ['message', 'message-required', '', ' \n'],
    tooLong('message', 4000),
    ['message', 'invalid-characters', HALF],
    aLanguage,
  ],

  // the practice
  savePractitioner: [
    'manage-practice',
    { isNew: true, ...person, licence, ...shown, ...work, ...diary },
    ['id', 'slug-invalid', 'Njeri'],
    ['name', 'text-required', ' '],
    ['title.en', 'text-required', ''],
    tooLong('sentence.sw', 300),
    ['languages.0', 'text-required', ''],
    ['languages', 'too-many', Array(11).fill('English')],
    ['licence.number', 'text-required', ''],
    ['photo', 'photo-invalid', 'https://example.com/me.jpg', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['photo', 'photo-too-large', `data:image/webp;base64,${'A'.repeat(PHOTO_MAX)}`],
    ['services.0', 'slug-invalid', 'Not A Slug'],
    ['order', 'number-range', 1000],
    ['takesBookings', 'typeError', 'true'],
    ['email', 'email-invalid', 'njeri'],
    ['calendarId', 'calendar-invalid', 'a/b', '..', '.', 'njeri', '../x@y.z', 'a@..'],
    ['calendarId', 'calendar-invalid', 'a?b@example.com', 'a%2fb@example.com'],
    ['calendarId', 'text-required', ''],
    ['staffUserId', 'id-invalid', '../x'],
  ],
  saveOpeningHours: [
    'manage-practice',
    { practitionerId: 'njeri', openingHours: { 1: hours }, keepSessions: false },
    ['openingHours.1.last', 'range-invalid', '07:00'],
    ['openingHours.1.last', 'time-required', undefined],
    ['openingHours.1.first', 'oneOf', '08:30'],
    ['openingHours.1', 'noUnknown', { ...hours, note: 'x' }],
    ['openingHours', 'noUnknown', { 8: hours }],
    { openingHours: {} },
    {
      openingHours: { 6: { first: '09:00', last: '09:00' }, 7: { first: '00:00', last: '23:00' } },
    },
  ],
  saveService: [
    'manage-practice',
    service,
    ['name.en', 'text-required', ' '],
    ['name.sw', 'optionality', undefined],
    ['name', 'noUnknown', { ...localized, tlh: 'Qugh' }],
    ['name', 'typeError', 'Grief'],
    tooLong('name.en', 120),
    tooLong('description.en', 2000),
    { name: { en: 'Grief', sw: 'x'.repeat(120) }, description: { en: 'x'.repeat(2000), sw: '' } },
  ],
  saveSettings: [
    'manage-practice',
    settings,
    ['phone', 'phone-invalid', 'call us'],
    ['email', 'email-invalid', 'mine'],
    ['messagingNumber', 'digits-only', '+254 700'],
    ['holdMinutes', 'number-range', 0, 121],
    ['refundCutoffHours', 'number-invalid', 1.5],
    ['bookingEntry', 'oneOf', 'nobody'],
    ['payment', 'noUnknown', { ...defaultPracticeSettings.payment, extra: 'x' }],
    tooLong('payment.bankName', 120),
  ],
  confirmPrices: ['manage-practice', {}],
  removeService: ['manage-practice', { slug: 'a-slug' }, ['slug', 'slug-invalid', '../other']],
  removeArticle: ['manage-practice', { slug: 'a-slug' }, ['slug', 'slug-invalid', '../other']],
  removeStory: ['manage-practice', { slug: 'a-slug' }, ['slug', 'slug-invalid', '../other']],
  answerMessage: [
    'answer-messages',
    { messageId: 'm1', answer: 'Yes, on the ground floor.' },
    ['messageId', 'id-invalid', '../other'],
    ['answer', 'text-required', '', ' \n'],
    tooLong('answer', 4000),
  ],
  markMessage: [
    'answer-messages',
    { messageId: 'm1', answered: true },
    ['messageId', 'id-invalid', '../other'],
    ['answered', 'typeError', 'yes'],
  ],
  saveArticle: [
    'manage-practice',
    { ...entry, title: localized, summary: emptyText, content: localized, resourceLink: null },
    tooLong('content.en', 20_000),
    ['resourceLink', 'link-invalid', 'http://example.com/sleep', 'javascript:alert(1)'],
    { resourceLink: 'https://example.com/sleep' },
  ],
  saveStory: [
    'manage-practice',
    { ...entry, initials: 'N. & P.', quote: localized, fullStory: localized, agreed: false },
    ['published', 'agreement-required', true],
    ['initials', 'initials-only', 'Amina M.'],
    ['quote.en', 'text-required', ' '],
    ['fullStory.en', 'text-required', ''],
    { published: true, agreed: true },
  ],
  saveCrisisNumbers: [
    'manage-practice',
    { numbers: [crisisNumber] },
    ['numbers', 'text-required', []],
    ['numbers.0.number', 'phone-invalid', 'call me', '0722 ask'],
    { numbers: [crisisNumber, { ...crisisNumber, number: '999' }] },
  ],
  saveBlocks: [
    'block-time',
    {
      practitionerId: 'njeri',
      serviceId: null,
      blocks: [lunch, { ...lunch, lastDate: NO_END, start: '00:00', end: '24:00' }],
      freed: [freed],
      keepSessions: false,
    },
    ...aPerson,
    ['serviceId', 'slug-invalid', 'Not A Slug'],
    ['blocks', 'too-many', Array(25).fill(lunch)],
    ['blocks.0.id', 'request-id-invalid', 'short'],
    ['blocks.0.lastDate', 'range-invalid', '2026-11-24', '2028-11-24'],
    ['blocks.0.firstDate', 'date-invalid', '2026-02-30'],
    ['blocks.0.weekdays', 'weekday-required', []],
    ['blocks.0.weekdays.0', 'oneOf', 8],
    ['blocks.0.start', 'step-invalid', '11:10'],
    ['blocks.0.end', 'step-invalid', '25:00'],
    ['blocks.0.end', 'range-invalid', '12:00'],
    ['blocks.1', 'noUnknown', { ...lunch, note: 'surgery' }],
    ['freed', 'too-many', Array(25).fill(freed)],
    ['freed.0.date', 'date-invalid', '2026-02-30'],
    ['freed.0.start', 'step-invalid', '23:50'],
    ['freed.0.end', 'range-invalid', '09:00'],
    ['keepSessions', 'typeError', 'no'],
  ],
  removeBlock: [
    'block-time',
    { id: 'every-wednesday-1' },
    ['id', 'request-id-invalid', '__aaaaaaaaaaaaaaaa__'],
  ],
  saveOwnCalendar: [
    'manage-meetings',
    { practitionerId: 'njeri', closesHours: true },
    ...aPerson,
    ['closesHours', 'typeError', 'yes'],
  ],
  makeCalendarFeed: ['manage-meetings', { practitionerId: 'njeri' }, ...aPerson],
  endCalendarFeed: ['manage-meetings', { practitionerId: 'njeri' }, ...aPerson],
  showHealth: ['manage-practice', {}],
  showServices: ['manage-practice', {}],
  startGoogleConnection: ['connect-services', {}],
  finishGoogleConnection: [
    'connect-services',
    { code: '4/0Ab-c_d', state: 'x'.repeat(43) },
    ...['code', 'state'].map((path): Broken => [path, 'text-required', '', '  ']),
    tooLong('code', 512),
    tooLong('state', 64),
  ],
  disconnectGoogle: ['connect-services', {}],
  saveMpesa: [
    'connect-services',
    {
      shortCode: '174379',
      till: '',
      nominatedNumber: '0712 345 678',
      key: 'k',
      secret: 's',
      passkey: 'p',
    },
    { till: '123456', nominatedNumber: '', key: '', secret: '', passkey: '' },
    ['shortCode', 'text-required', ''],
    ['shortCode', 'business-number-invalid', '1743', '174379 ', 'till'],
    ['till', 'business-number-invalid', '1743', '1234-5'],
    ['nominatedNumber', 'phone-invalid', '0201234567', 'none'],
    ...['key', 'secret', 'passkey'].flatMap((path): Broken[] => [
      tooLong(path, 400),
      [path, 'invalid-characters', 'a\nb'],
    ]),
  ],
  saveTextAccount: [
    'connect-services',
    {
      username: 'tulia',
      apiKey: 'atsk_1',
      senderId: 'TULIA',
      ceiling: 2000,
      quietFrom: '21:00',
      quietUntil: '07:00',
    },
    { apiKey: '', senderId: '' },
    ['username', 'text-required', '', '  '],
    tooLong('username', 80),
    tooLong('apiKey', 200),
    ['senderId', 'sender-invalid', 'TULIA!', 'Tülia'],
    tooLong('senderId', 11),
    ['quietFrom', 'time-invalid', '25:00'],
    ['quietUntil', 'time-invalid', 'late'],
  ],
  showOwnTexts: ['signed-in', {}],
  sendTextCode: [
    'signed-in',
    { number: '+254 712 345 678', language: 'en' },
    ['number', 'phone-required', ''],
    ['number', 'phone-invalid', '0201234567', '112'],
    tooLong('number', 40),
  ],
  agreeToTexts: [
    'signed-in',
    { code: '012345', language: 'en', consentVersion: '2026-1' },
    ['code', 'text-required', ''],
    ['code', 'code-invalid', '12345', '1234567', '12 345'],
    ['consentVersion', 'text-required', ''],
  ],
  stopTexts: ['signed-in', {}],
  sendTestText: [
    'connect-services',
    { number: '0712 345 678', language: 'sw' },
    ['number', 'phone-required', ''],
    ['number', 'phone-invalid', '0201234567', 'none'],
  ],
  disconnectTexts: ['connect-services', {}],
  saveMailAccount: [
    'connect-services',
    {
      host: 'smtp.tulia.or.ke',
      port: '465',
      user: 'hello@tulia.or.ke',
      password: 'its password',
      senderName: 'Tulia',
      senderAddress: 'hello@tulia.or.ke',
      language: 'en',
    },
    { password: '' },
    ...['host', 'user', 'senderName'].map((path): Broken => [path, 'text-required', '', ' ']),
    ['host', 'host-invalid', 'https://smtp.tulia.or.ke', '[::1]', 'a b', 'smtp.tulia.or.ke:25'],
    ['port', 'text-required', ''],
    ['port', 'port-invalid', '0465', 'smtp', '-1'],
    ['user', 'invalid-characters', 'a\nb'],
    ['password', 'invalid-characters', 'a\nb'],
    tooLong('password', 200),
    ['senderName', 'invalid-characters', 'Tulia\r\nBcc: x'],
    ...anEmail('senderAddress', 'email-required'),
    ['language', 'oneOf', 'fr'],
  ],
  runJobNow: [
    'manage-practice',
    { requestId, job: 'sweepOutbox' },
    aRequest,
    ['job', 'job-unknown', 'dropAll'],
  ],
  reportError: [
    'anybody',
    {
      errorClass: 'TypeError',
      way: 'error',
      browser: 'chrome',
      page: 'home',
      frames: ['assets/main-D4f_a.js:1:20431'],
    },
    ['errorClass', 'choice-unknown', 'Amina Wanjiru is ill'],
    ['way', 'choice-unknown', 'typed'],
    ['browser', 'choice-unknown', 'Mozilla/5.0 (Linux; Android 9)'],
    ['page', 'page-invalid', '/profile?uid=1', 'x'.repeat(41)],
    ['frames', 'frames-required', []],
    ['frames', 'too-long', Array(9).fill('sw.js:1:1')],
    ['frames.0', 'frame-invalid', 'https://evil.example/x.js:1:1', 'assets/../../x.js:1:1'],
    ['frames.0', 'frame-invalid', 'assets/main.js:1:1 amina@example.com'],
    ['frames.0', 'frame-invalid', 'assets/main.js:1:1\nI feel sad'],
  ],
};

const named = (name: string) => CONTRACTS.find((each) => each.name === name)!;
const createBooking = named('createBooking');
const bookOnBehalf = named('bookOnBehalf');

function withValue(record: object, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const old = (record as Example)[key];
  const changed = rest.length === 0 ? value : withValue(old as object, rest.join('.'), value);
  return Array.isArray(record) ? record.with(Number(key), changed) : { ...record, [key]: changed };
}

/** The place of each value that is no object. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [''];
  const joined = (key: string, rest: string) => (rest === '' ? key : `${key}.${rest}`);
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner).map((rest) => joined(key, rest)),
  );
}

/** The reason codes by field, or null when the input is taken. Paths are written with dots throughout. */
function reasonsFor(contract: AnyContract, data: unknown): Record<string, string> | null {
  const refusal = refusalOf(() => parseInput(contract, data));
  if (refusal === null) return null;
  const { fields } = refusal.details as { fields: Record<string, string> };
  return Object.fromEntries(
    Object.entries(fields).map(([path, reason]) => [path.replace(/\[(\d+)\]/g, '.$1'), reason]),
  );
}

it('every call has one contract and one row', () => {
  const names = CONTRACTS.map(({ name }) => name).sort();
  expect(names).toEqual(Object.keys(ROWS).sort());
});

it('every refusal is common to all calls, or of some contract, and lets its call refuse so', () => {
  const listed = [...COMMON_REFUSALS, ...CONTRACTS.flatMap(({ refusals }) => refusals)];
  expect([...new Set(listed)].sort()).toEqual([...REFUSAL_CODES].sort());
  const contract = { refusals: ['spam'] as const };
  const asked = ['spam', 'busy', 'not-found'] as const;
  expect(asked.map((code) => mayRefuse(contract, code))).toEqual([true, true, false]);
});

describe.each(Object.entries(ROWS))('%s', (name, [who, example, ...rest]) => {
  const contract = named(name);
  const isBroken = (each: Broken | Example): each is Broken => Array.isArray(each);
  const taken = rest.filter((each): each is Example => !isBroken(each));
  const broken = rest
    .filter(isBroken)
    .flatMap(([path, reason, ...values]) => values.map((value) => [path, value, reason] as const));

  it('is for those who may ask for it, and lists each of its refusals once', () => {
    expect(contract.may).toBe(who);
    expect(new Set(contract.refusals).size).toBe(contract.refusals.length);
  });

  it('takes a whole example as it is', () => {
    for (const change of [{}, ...taken]) {
      const whole = { ...example, ...change };
      expect(parseInput(contract, whole)).toEqual(whole);
    }
  });

  it.each(broken)('refuses %s %j: %s', (path, value, reason) => {
    expect(reasonsFor(contract, withValue(example, path, value))).toEqual({ [path]: reason });
  });

  it.each(Object.keys(example))('refuses to go without %s', (key) => {
    const others = Object.fromEntries(Object.entries(example).filter(([each]) => each !== key));
    const paths = Object.keys(reasonsFor(contract, others) ?? {});
    expect(paths.map((path) => path.split('.')[0])).toContain(key);
  });

  it.each(['role', 'uid', 'status', 'clientUserId', 'toString', 'constructor'])(
    'refuses the unknown field %s',
    (key) => {
      if (Object.hasOwn(example, key)) return;
      expect(reasonsFor(contract, { ...example, [key]: 'x' })).not.toBeNull();
    },
  );

  it('answers anything at all with a decision, never with a fault', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        for (const key of Object.keys(example)) reasonsFor(contract, { ...example, [key]: value });
      }),
      { numRuns: 50 },
    );
    // What JSON can hold and cannot be made a text, in the place of each value.
    for (const path of pathsIn(example))
      expect(
        reasonsFor(contract, withValue(example, path, { toString: 1, valueOf: 1 })),
        path,
      ).not.toBeNull();
  });
});

it.each([undefined, null, 'text', 7, true])('%j is no input of a call', (data) => {
  expect(reasonsFor(named('showHealth'), data)).not.toBeNull();
});

it('a planted prototype is refused, and pollutes none', () => {
  const planted: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
  expect(reasonsFor(named('showHealth'), planted)).not.toBeNull();
  expect(({} as Example)['polluted']).toBeUndefined();
});

it('bookOnBehalf takes several sessions only when they are confirmed at once', () => {
  const waiting = aPhoneRequest({ further: [start], confirm: false });
  expect(reasonsFor(bookOnBehalf, waiting)).toEqual({ confirm: 'series-confirmed' });
});

describe('createBooking', () => {
  it('takes a concern of the young from no adult', () => {
    expect(reasonsFor(createBooking, { ...booking, ...adult, category: 'peer-pressure' })).toEqual({
      category: 'category-for-other-age',
    });
  });

  // How a text is read, `text/typed.test.ts` and `person/name.test.ts` try.
  it.each([
    ['phone', '\u202a+254 712 345 678\u202c', '+254 712 345 678'],
    ['email', 'amina@example.com. ', 'amina@example.com'],
    ['fullName', 'Dr.Wanjiku \u202eKamau', 'Dr. Wanjiku Kamau'],
    ['guardian.name', ' علی‌رضا\u200f', 'علی‌رضا'],
    ['guardian.email', '\u200brose@example.com', 'rose@example.com'],
  ])('reads %s %j as %j', (path, typed, read) => {
    expect(parseInput(createBooking, withValue(booking, path, typed))).toEqual(
      withValue(booking, path, read),
    );
  });

  it('reports all broken fields, in the order of the schema', () => {
    const reasons = reasonsFor(createBooking, { ...booking, phone: '', email: '', fullName: '' });
    expect(Object.keys(reasons ?? {})).toEqual(['fullName', 'email', 'phone']);
  });
});
