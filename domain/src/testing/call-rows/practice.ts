/** A row for each call about the practice itself: its people, hours, services, texts and messages. */
import { emptyText } from '../../person/localized';
import { PHOTO_MAX } from '../../practice/practitioner';
import { seedServices } from '../../practice/service';
import { defaultPracticeSettings, OF_OTHER_CALLS } from '../../practice/settings';
import { NO_END } from '../../slot/block-dates';
import {
  HALF,
  requestId,
  email,
  tooLong,
  aRequest,
  theEmail,
  aName,
  aPerson,
  aLanguage,
  type Example,
  type Row,
} from './row';

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
const settings: Example = Object.fromEntries(
  Object.entries(defaultPracticeSettings).filter(([key]) => !OF_OTHER_CALLS.includes(key)),
);
const service = { ...seedServices[0], isNew: false };
const entry = { isNew: true, slug: 'a-slug', published: false, order: 1 };
const crisisNumber = {
  name: localized,
  hours: emptyText,
  whom: emptyText,
  number: '+254 722-178 177',
  isConfirmed: false,
};
const person = { id: 'njeri-mwangi', name: 'Njeri', title: localized, sentence: localized };
const licence = { board: 'Counsellors and Psychologists Board', number: 'CPB/123' };
const shown = { languages: ['English', 'Gĩkũyũ'], photo: 'data:image/webp;base64,UklGRg==' };
const work = { services: ['individual-therapy'], order: 0, takesBookings: true, isActive: true };
const diary = { email: '', calendarId: 'primary', staffUserId: null };

export const practiceRows: Record<string, Row> = {
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
  showHealth: ['manage-practice', {}],
  showServices: ['manage-practice', {}],
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
