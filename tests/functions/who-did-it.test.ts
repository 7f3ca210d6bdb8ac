/**
 * Every action of staff leaves their name in the database: each deployed call is carried out here, or listed as
 * none of theirs.
 */
import { beforeAll, expect, it } from 'vitest';
import { OF_OTHER_CALLS } from '@tulia/domain/practice/settings';
import { articlePath } from '@tulia/domain/records/article';
import { bookings } from '@tulia/domain/records/booking';
import { mailPath, mails, mailStatusPath, mailStatuses } from '@tulia/domain/records/mail';
import { receipts } from '@tulia/domain/records/money/provider-payment';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import {
  practitionerContactPath,
  practitionerPath,
  practitioners,
} from '@tulia/domain/records/practitioner';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { functionsParameters, LOCAL_SECRETS } from '../../local/machine/functions-environment';
import { portOffset, portsAt } from '../../local/machine/ports';
import { LOCAL_TEXTS } from '../../local/stand-ins/sms/account';
import { CONTRACTS } from '@tulia/domain/testing/contracts';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { callRaw, database, done, person, type Person } from '../support/actors';
import { randomUUID, newPhone } from '../support/random';
import { daraja } from '../support/daraja';
import {
  aGuardiansAddress,
  asYoung,
  bookingById,
  emptyDay,
  freeSlot,
  onceBegun,
  openPractice,
  pendingBooking,
  phoneRequest,
  PRACTITIONER,
} from '../support/makers';
import { eventually } from './outside';
import { unmatchedPayment } from './read-stored';

beforeAll(openPractice);

/** They change nothing. */
const READING = [
  'checkPayments',
  'followPayment',
  'followTestPayment',
  'listStaff',
  'showClient',
  'showGuardianLink',
  'showHealth',
  'showManageLink',
  'showMerge',
  'showMonth',
  'showOwed',
  'showPayLink',
  'showReceipts',
  'showServices',
];
/** Calls of clients, guardians and visitors, and calls of any person about the own account. */
const NOT_OF_STAFF = [
  'agreeToTexts',
  'answerGuardianLink',
  'answerOffer',
  'askOwnGuardian',
  'cancelByLink',
  'changeContactByLink',
  'chooseAnotherTime',
  'claimMyBookings',
  'confirmOwnPassword',
  'createBooking',
  'deleteMyAccount',
  'exportMyData',
  'giveConsent',
  'holdAgain',
  'joinWaitingList',
  'leaveWaitingList',
  'mailPasswordReset',
  'mailVerification',
  'moveByLink',
  'payByLink',
  'proveEmail',
  'removePushToken',
  'reportError',
  'savePushToken',
  'sayPaid',
  'sendMessage',
  'sendTextCode',
  'showOwnTexts',
  'stopTexts',
  'tellByLink',
  'tellPractice',
  'updateBookingContact',
];

/** Who did each call. */
const doers = new Map<string, Person>();

/** Makes the call as a new staff member who does nothing else. */
async function act<Output = unknown>(name: string, input: object): Promise<Output> {
  const who = await person({ role: name === 'updateStaff' ? 'super_admin' : 'admin' });
  doers.set(name, who);
  const answer = await callRaw<Output>(name, who, input);
  expect(answer, name).toMatchObject({ ok: true });
  return done(answer);
}

const without = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));
const seen = async (bookingId: string) => ({
  bookingId,
  version: (await bookingById(bookingId)).version,
});

/** Two mails about a booking, in state unknown: they may have arrived or not. */
async function lostMails(bookingId: string): Promise<string[]> {
  const about = database().collection(mails.collection).where('bookingId', '==', bookingId);
  const found = await eventually(async () => {
    const { docs } = await about.get();
    const sent = docs.filter((doc) => doc.get('state') === 'sent');
    return sent.length >= 2 && sent;
  }, 'two mails');
  for (const { id } of found) {
    await database()
      .doc(mailPath(id))
      .update(mails.toStoredPart({ state: 'unknown' }));
    await database()
      .doc(mailStatusPath(id))
      .update(mailStatuses.toStoredPart({ state: 'unknown' }));
  }
  return found.map(({ id }) => id);
}

async function aboutOneBooking(): Promise<void> {
  const { booking, place } = await pendingBooking();
  const { id: bookingId } = booking;
  const [resent = '', settled = ''] = await lostMails(bookingId);
  await act('resendMail', { mailId: resent });
  await act('closeMail', { mailId: settled });
  await act('makePayLink', { bookingId });
  await act('confirmBooking', { ...(await seen(bookingId)), ...place });
  await act('cancelMeeting', await seen(bookingId));
  await act('createMeeting', { bookingId });
  await act('pasteMeetingLink', { bookingId, link: 'https://whereby.com/a-room' });

  const phone = newPhone();
  const { code } = await daraja.till({ phone, amount: 500, account: 'SESSION' });
  const method = 'mobile-money';
  const assigned = { method, code, bookingId, returnCode: '' };
  await eventually(() => unmatchedPayment(code), 'the unmatched money');
  await act('assignPayment', assigned);
  await act('askForPayment', { requestId: randomUUID(), bookingId, phone });
  const entered = async () => ({ requestId: randomUUID(), ...(await seen(bookingId)) });
  const cash = { amount: 1000, method: 'cash', code: '' };
  const { entryId } = await act<{ entryId: string }>('recordPayment', {
    ...(await entered()),
    ...cash,
  });
  const given = await database()
    .collection(receipts.collection)
    .where('bookingId', '==', bookingId)
    .limit(1)
    .get();
  const receiptNumber = given.docs[0]?.id ?? '';
  await act('saveTaxNumber', { receiptNumber, taxNumber: 'KRA-0012' });
  await act('correctPayment', { ...(await entered()), entryId, note: 'The wrong client.' });
  await act('waivePayment', { ...(await entered()), amount: 500, note: 'Agreed.' });

  const words = { bookingId, text: 'A word.', version: 0 };
  await act('saveNoteDraft', words);
  await act('saveNote', words);
  await act('signNote', { bookingId, version: 1 });
  await act('amendNote', { bookingId, text: 'One more.', version: 2 });
  await act('showConfidential', { bookingId, versions: false });

  const further = [await freeSlot()];
  const request = phoneRequest(await freeSlot(), { confirm: true, further });
  const { sessions } = await act<{ sessions: { bookingId: string }[] }>('bookOnBehalf', request);
  const all = await Promise.all(sessions.map((each) => seen(each.bookingId)));
  await act('moveSeries', { sessions: all, ...(await freeSlot()) });
  const moved = await Promise.all(sessions.map((each) => seen(each.bookingId)));
  await act('cancelSeries', { sessions: moved });
  for (const [call, said] of [
    ['confirmSeries', {}],
    ['rejectSeries', { reason: 'Fully booked.' }],
  ] as const) {
    const asked = await pendingBooking(undefined, { further: [await freeSlot()] });
    const series = await database()
      .collection(bookings.collection)
      .where('seriesId', '==', asked.booking.id)
      .get();
    const each = await Promise.all(series.docs.map(({ id }) => seen(id)));
    expect(each).toHaveLength(2);
    await act(call, { sessions: each, ...said });
  }

  await act('cancelBooking', { ...(await seen(bookingId)), undoable: true });
  await act('undoCancel', await seen(bookingId));
  await act('cancelBooking', await seen(bookingId));
  const back = { ...(await entered()), amount: 100, method: null, code: '' };
  await act('recordRefund', back);
  await act('keepRest', { ...(await entered()), note: 'Agreed with the client.' });
  await act('reopenBooking', await seen(bookingId));
  await act('moveBooking', { ...(await seen(bookingId)), ...(await freeSlot()) });
  await onceBegun(bookingId, async () => act('completeBooking', await seen(bookingId)));
}

async function aboutOtherBookings(): Promise<void> {
  const place = await freeSlot();
  const asked = phoneRequest(place, { practitionerId: PRACTITIONER, confirm: true });
  const { bookingId } = await act<{ bookingId: string }>('bookOnBehalf', asked);
  await onceBegun(bookingId, async () => act('markNoShow', await seen(bookingId)));
  const cut = await act<{ bookingId: string }>(
    'bookOnBehalf',
    phoneRequest(await freeSlot(), { confirm: true }),
  );
  await onceBegun(cut.bookingId, async () => act('failLine', await seen(cut.bookingId)));

  const { clientId } = await bookingById(bookingId);
  const noted = { name: 'Amina Ali', phone: newPhone(), language: 'sw', address: '' };
  await act('correctClient', { clientId, version: 1, ...noted, emergencyContact: null });

  const consent = { form: 'privacy', kind: 'given', way: 'paper', date: '2020-01-02' };
  await act('recordConsent', { requestId: randomUUID(), clientId, ...consent, language: 'en' });
  await act('exportClient', { clientId });
  await act('noteClientEmail', { clientId, version: 2, email: `${randomUUID()}@example.com` });

  await act('eraseClient', { clientId, name: noted.name });

  const young = await pendingBooking(undefined, asYoung(aGuardiansAddress()));
  await act('makeGuardianLink', { bookingId: young.booking.id });
  await act('askGuardian', await seen(young.booking.id));
  const colleague = { ...defaultPractitioner, id: `colleague-${randomUUID().slice(0, 8)}` };
  const doc = database().doc(practitionerPath(colleague.id));
  await doc.set(practitioners.toStored(colleague));
  const given = { ...(await seen(young.booking.id)), practitionerId: colleague.id };
  await act('handOverBooking', given);
  await doc.delete();
  await act('rejectBooking', { ...(await seen(young.booking.id)), reason: 'Fully booked.' });
}

async function aboutClients(): Promise<void> {
  const admin = await person({ role: 'admin' });
  const recordOfCaller = async () => {
    const asked = phoneRequest(await freeSlot(), { practitionerId: PRACTITIONER, email: '' });
    const made = await callRaw<{ bookingId: string }>('bookOnBehalf', admin, asked);
    return (await bookingById(done(made).bookingId)).clientId;
  };
  const [keep, gone] = [await recordOfCaller(), await recordOfCaller()];
  await act('mergeClients', { keep, gone, keepVersion: 1, goneVersion: 1 });
  await act('undoMerge', { gone });
}

async function aboutTime(): Promise<void> {
  const date = await emptyDay();
  const id = randomUUID();
  const of = { practitionerId: PRACTITIONER, serviceId: null, keepSessions: false };
  const blocks = [{ id, ...oneDay(date), start: '12:00', end: '13:00' }];
  await act('saveBlocks', { ...of, blocks, freed: [{ date, start: '15:00', end: '15:30' }] });
  await act('removeBlock', { id });
  await act('saveOwnCalendar', { practitionerId: PRACTITIONER, closesHours: true });
  await act('saveCalendarFeed', { practitionerId: PRACTITIONER, isWanted: true });
}

async function aboutThePractice(): Promise<void> {
  const slug = `trail-${randomUUID().slice(0, 8)}`;
  const both = (text: string) => ({ en: text, sw: text });
  const settings = database().doc(PRACTICE_SETTINGS_PATH);
  const before = (await settings.get()).data() ?? {};
  const rest = without(before, OF_OTHER_CALLS);
  await act('confirmPrices', {});
  await act('saveSettings', { ...rest, city: 'Mombasa, Kenya' });
  const line = { name: both('Help'), number: '0800 111 222', hours: both(''), whom: both('') };
  await act('saveCrisisNumbers', { numbers: [{ ...line, isConfirmed: false }] });
  await settings.set(before);

  await act('saveService', {
    isNew: true,
    slug,
    name: both('Group'),
    description: both(''),
    durationMinutes: 90,
    price: 1500,
    isActive: false,
    ages: ['adult'],
    forCouples: false,
  });
  await act('removeService', { slug });
  await act('saveArticle', {
    isNew: true,
    slug,
    title: both('Reading'),
    summary: both(''),
    content: both('A word.'),
    resourceLink: null,
    published: false,
    order: 50,
  });
  await act('removeArticle', { slug });
  expect((await database().doc(articlePath(slug)).get()).exists).toBe(false);
  await act('saveStory', {
    isNew: true,
    slug,
    initials: 'A. M.',
    quote: both('Calm.'),
    fullStory: both('A word.'),
    agreed: true,
    published: false,
    order: 50,
  });
  await act('removeStory', { slug });
  await act('savePractitioner', {
    isNew: true,
    id: slug,
    name: 'Somebody New',
    title: both('Counsellor'),
    sentence: both(''),
    languages: [],
    licence: null,
    photo: null,
    services: null,
    order: 99,
    takesBookings: false,
    isActive: false,
    email: '',
    calendarId: 'primary',
    staffUserId: null,
  });
  for (const each of [practitionerPath(slug), practitionerContactPath(slug)]) {
    await database().doc(each).delete();
  }
  const usual = { first: '08:00', last: '18:00' };
  const week = { 1: usual, 2: usual, 3: usual, 4: usual, 5: usual };
  const hours = (openingHours: object) => ({
    practitionerId: PRACTITIONER,
    openingHours,
    keepSessions: true,
  });
  await act('saveOpeningHours', hours({ ...week, 6: usual }));
  done(await callRaw('saveOpeningHours', await person({ role: 'admin' }), hours(week)));

  const message = { name: 'Brian Mutua', email: 'brian@example.com', subject: 'general' };
  const said = { requestId: randomUUID(), ...message, message: 'x', honeypot: '', language: 'en' };
  const { messageId } = done(await callRaw<{ messageId: string }>('sendMessage', null, said));
  await act('answerMessage', { messageId, answer: 'Yes.' });
  await act('markMessage', { messageId, answered: false });
}

async function aboutTheSystem(): Promise<void> {
  await act('runJobNow', { requestId: randomUUID(), job: 'releaseLapsedHolds' });
  await act('registerNotices', {});
  const phone = newPhone();
  await act('startTestPayment', { requestId: randomUUID(), phone });
  const account = { email: `${randomUUID()}@example.com`, password: 'long-enough-2026' };
  const { uid } = await act<{ uid: string }>('registerStaff', {
    fullName: 'Somebody New',
    role: 'receptionist',
    ...account,
  });
  await act('updateStaff', { uid, role: 'receptionist', active: false });
}

/** One person does it all, since Google's answer counts for who asked. */
async function aboutServices(): Promise<void> {
  const owner = await person({ role: 'super_admin' });
  const did = async <Output>(name: string, input: object) => {
    doers.set(name, owner);
    return done(await callRaw<Output>(name, owner, input));
  };
  const connect = async () => {
    const { address } = await did<{ address: string }>('startGoogleConnection', {});
    const allow = address.replace('/auth?', '/auth/allow?');
    const { headers } = await fetch(allow, { redirect: 'manual' });
    const { searchParams } = new URL(headers.get('location') ?? 'none:');
    const [code, state] = [searchParams.get('code'), searchParams.get('state')];
    await did('finishGoogleConnection', { code, state });
  };
  await connect();
  await did('disconnectGoogle', {});
  // The functions remember for some seconds what they read: other tests need a calendar.
  await connect();

  // The accounts that the environment has anyway.
  const environment = functionsParameters(portsAt(portOffset(process.env)));
  await did('saveMailAccount', {
    host: environment['SMTP_HOST'],
    port: environment['SMTP_PORT'],
    user: LOCAL_SECRETS['SMTP_USER'],
    password: LOCAL_SECRETS['SMTP_PASSWORD'],
    senderName: 'Tulia',
    senderAddress: 'hello@tulia.example',
    language: 'en',
  });
  await did('saveMpesa', {
    shortCode: environment['DARAJA_SHORT_CODE'],
    till: '',
    nominatedNumber: environment['DARAJA_NOMINATED_NUMBER'],
    key: LOCAL_SECRETS['DARAJA_CONSUMER_KEY'],
    secret: LOCAL_SECRETS['DARAJA_CONSUMER_SECRET'],
    passkey: LOCAL_SECRETS['DARAJA_PASSKEY'],
  });
  const quiet = { quietFrom: '21:00', quietUntil: '07:00' };
  await did('saveTextAccount', { ...LOCAL_TEXTS, ...quiet, senderId: '', ceiling: 100 });
  await did('sendTestText', { number: newPhone(), language: 'en' });
  await did('disconnectTexts', {});
}

/** All stored documents in which a staff member's name may stand, except those of the own account. */
async function namingDocuments(): Promise<string[]> {
  const own = ['profiles', 'staff', 'quotas'];
  const tops = (await database().listCollections()).filter(({ id }) => !own.includes(id));
  const parts = ['events', 'confidential', 'notes', 'noteState'];
  const queries = [...tops, ...parts.map((id) => database().collectionGroup(id))];
  const found = await Promise.all(queries.map((query) => query.get()));
  return found.flatMap(({ docs }) =>
    docs.map((doc) => `${doc.ref.path} ${JSON.stringify(doc.data())}`),
  );
}

it('every call of staff that changes something records the staff member, and is known here', async () => {
  await aboutOneBooking();
  await aboutOtherBookings();
  await aboutClients();
  await aboutTime();
  await aboutThePractice();
  await aboutTheSystem();
  await aboutServices();

  const deployed = CONTRACTS.map(({ name }) => name);
  expect([...doers.keys(), ...READING, ...NOT_OF_STAFF].sort()).toEqual(deployed.sort());

  const stored = await namingDocuments();
  const unnamed = [...doers]
    .filter(([, { uid }]) => !stored.some((text) => text.includes(uid)))
    .map(([name]) => name);
  expect(unnamed).toEqual([]);
});
