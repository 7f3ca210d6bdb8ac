/**
 * Who may do what: the one table of expectations. A row is one subject with the request of each operation and the
 * names of the people to whom it is allowed; to all others in `people.ts` it is denied. Well-formed writes only:
 * malformed ones are in `drafts.ts`.
 */
import type { Action, Operation } from './action';
import { DOCUMENTS, freshProfile, REFERENCE } from './fixture';
import { AMINA_EMAIL, PEOPLE, whoMay } from './people';
import { SERVER_TIME, type Fields } from './wire/stored-value';

export interface Row {
  subject: string;
  actions: Partial<Record<Operation, Action>>;
  /** an operation left out is denied to all */
  allowed: Partial<Record<Operation, readonly string[]>>;
}

const everybody = PEOPLE.map((each) => each.name);
const managers = whoMay('manage-practice');
const followers = whoMay('follow-mails');
const sight = whoMay('see-bookings');
/** of the bookings below, which are all with one practitioner */
const confidants = whoMay('see-confidential');
const cashiers = whoMay('record-payments');
const answerers = whoMay('answer-messages');

interface Say {
  /** the longest list; one entry more, and a list without a limit, are denied to all */
  limit?: number;
  where?: Fields;
  fresh?: { path: string; data: Fields; afresh?: true };
  /** fields that an update changes */
  change?: Fields;
}

/** All five operations on one document and its collection. */
function subject(name: string, path: string, allowed: Row['allowed'], say: Say = {}): Row[] {
  const of = path.slice(0, path.lastIndexOf('/'));
  const { limit, where, change = { touched: true } } = say;
  const { fresh = { path: `${of}/fresh`, data: DOCUMENTS.get(path) ?? {} } } = say;
  const list = { of, ...(where === undefined ? {} : { where }) };
  const row: Row = {
    subject: name,
    actions: {
      get: { op: 'get', path },
      list: { op: 'list', ...list, ...(limit === undefined ? {} : { limit }) },
      create: { op: 'create', ...fresh },
      update: {
        op: 'update',
        path,
        data: change,
        mask: Object.keys(change).filter((field) => change[field] !== SERVER_TIME),
      },
      delete: { op: 'delete', path },
    },
    allowed,
  };
  if (limit === undefined) return [row];
  const longer = listing(`${name}, in a list that is too long`, { ...list, limit: limit + 1 }, []);
  return [row, longer, listing(`${name}, in a list without a limit`, list, [])];
}

/** A subject that the same people may get and list, and nobody writes. */
const seen = (name: string, path: string, readers: readonly string[], say?: Say) =>
  subject(name, path, { get: readers, list: readers }, say);

/** One list more of a collection. */
const listing = (
  name: string,
  action: Omit<Extract<Action, { op: 'list' }>, 'op'>,
  allowed: readonly string[],
): Row => ({
  subject: name,
  actions: { list: { op: 'list', ...action } },
  allowed: { list: allowed },
});

const reading = (name: string, path: string, allowed: readonly string[]): Row => ({
  subject: name,
  actions: { get: { op: 'get', path } },
  allowed: { get: allowed },
});

/** Something of a booking whose name is fixed in the rules: its creation is asked at that very name. */
const confidential = (name: string, below: string, readers: readonly string[]): Row[] => {
  const path = `bookings/${below}`;
  const fresh = { path, data: DOCUMENTS.get(path) ?? {}, afresh: true } as const;
  return subject(name, path, { get: readers }, { fresh });
};

const ofAmina = { clientUserId: 'amina', clientEmail: AMINA_EMAIL };
const ofHerAddress = { clientUserId: null, clientEmail: AMINA_EMAIL };
/** whoever proved it, as long as no account owns the booking */
const withHerAddress = ['amina', 'amina elsewhere', 'former colleague'];
const registrars = whoMay('register-staff');

const TABLE: readonly (Row | Row[])[] = [
  subject(
    'a profile',
    'profiles/amina',
    { get: ['amina', ...managers], list: managers, create: ['brian'], update: ['amina'] },
    {
      limit: 100,
      fresh: { path: 'profiles/brian', data: freshProfile('brian@example.com') },
      change: { fullName: 'Amina W.', updatedAt: SERVER_TIME },
    },
  ),
  reading('a profile whose owner proved nothing, with details', 'profiles/unverified', managers),
  reading('a profile whose owner proved nothing, bare', 'profiles/beginner', [
    'beginner',
    ...managers,
  ]),
  reading('the profile that an account without an address has not yet', 'profiles/addressless', [
    'addressless',
    ...managers,
  ]),

  seen('a consent', 'consents/of-amina', ['amina', ...managers], {
    where: { uid: 'amina' },
    limit: 100,
  }),
  reading('a consent of a session that proved nothing', 'consents/of-unverified', managers),
  listing(
    'the consents of a session that proved nothing',
    { of: 'consents', where: { uid: 'unverified' }, limit: 100 },
    managers,
  ),
  listing('100 consents of anybody', { of: 'consents', limit: 100 }, managers),
  subject('a text agreed to', 'consentTexts/hash', { get: everybody }),

  seen('a client of the practice', 'clients/client-of-amina', sight, {
    where: { clientUserId: 'amina' },
    limit: 100,
    change: { name: 'B' },
  }),
  subject('the sign of somebody who left', 'left/leaver', {}),

  subject('a staff document', 'staff/therapist', {
    get: ['therapist', ...registrars],
    list: registrars,
  }),
  reading('the staff document of somebody whose access ended', 'staff/deactivated-super_admin', [
    'deactivated super_admin',
    ...registrars,
  ]),

  seen('a service that is offered', 'services/individual-therapy', everybody, {
    where: { isActive: true },
    change: { price: 3500 },
  }),
  seen('a service that is not offered', 'services/group-therapy', sight, {
    change: { isActive: true },
  }),

  seen('a practitioner', 'practitioners/njeri', everybody, {
    where: { isActive: true },
    change: { name: 'Somebody' },
  }),
  seen('a practitioner who has left', 'practitioners/left', sight, { change: { isActive: true } }),
  seen('how a practitioner is reached', 'practitionerContacts/njeri', managers, {
    change: { email: 'somebody@example.com' },
  }),

  subject(
    'the settings of the practice',
    'settings/practice',
    { get: everybody },
    { change: { phone: '+254 711 000 000' } },
  ),
  {
    subject: 'the settings of the practice where there are none yet',
    actions: {
      create: {
        op: 'create',
        path: 'settings/practice',
        data: DOCUMENTS.get('settings/practice') ?? {},
        afresh: true,
      },
    },
    allowed: {},
  },
  subject('other settings', 'settings/secrets', {}),

  seen('the availability of a month', 'availability/njeri_2026-02', everybody, { limit: 61 }),

  seen('a slot lock', 'slots/njeri_2026-02-02_0900', sight),
  seen('a block', 'blocks/lunch', sight, { limit: 100 }),

  seen('a booking of an account', 'bookings/of-account', ['amina', ...sight], {
    where: ofAmina,
    limit: 100,
  }),
  seen('a booking of an e-mail address', 'bookings/of-address', [...withHerAddress, ...sight], {
    where: ofHerAddress,
    limit: 100,
  }),
  seen('a booking of nobody with an account', 'bookings/of-nobody', sight, {
    where: { clientUserId: null, clientEmail: '' },
    limit: 100,
  }),
  seen('a booking of an account whose session proved nothing', 'bookings/of-unverified', sight, {
    where: { clientUserId: 'unverified', clientEmail: AMINA_EMAIL },
    limit: 100,
  }),
  seen(
    'a booking of an account from before it had its present address',
    'bookings/of-account-before',
    sight,
    { where: { clientUserId: 'amina' }, limit: 100 },
  ),
  confidential(
    'the special requests from before the account had its present address',
    'of-account-before/confidential/request',
    [],
  ),
  listing(
    'the bookings of an address, whoever owns them',
    { of: 'bookings', where: { clientEmail: AMINA_EMAIL }, limit: 100 },
    sight,
  ),
  listing('100 bookings of anybody', { of: 'bookings', limit: 100 }, sight),

  confidential('the special requests of an account', 'of-account/confidential/request', ['amina']),
  confidential(
    'the special requests of an address',
    'of-address/confidential/request',
    withHerAddress,
  ),
  // Staff read these by a call, which writes down who does.
  confidential('the private note on an account', 'of-account/confidential/note', []),
  confidential('the private note on an address', 'of-address/confidential/note', []),
  confidential('what is being typed into a note', 'of-account/confidential/draft_admin', []),
  subject('a version of the private note', 'bookings/of-account/notes/000001', {}, { limit: 100 }),
  subject(
    'that a private note has changed',
    'bookings/of-account/noteState/now',
    { get: confidants },
    { limit: 100 },
  ),
  subject('that a private note on an address has changed', 'bookings/of-address/noteState/now', {
    get: confidants,
  }),
  subject('the sessions without a note', 'notesDue/njeri', { get: confidants }, { limit: 100 }),
  subject(
    'when an own calendar takes time',
    'calendars/njeri',
    { get: confidants },
    { limit: 100 },
  ),
  seen('the audit of a booking', 'bookings/of-account/events/1-create', sight),

  subject('a public status', `bookingStatus/${REFERENCE}`, { get: everybody }),
  reading('a public status not given out', 'bookingStatus/0000-0000-0000-0000', everybody),
  ...[
    '0000-0000-0000-000',
    '0000-0000-0000-00000',
    '0000-0000-0000-0000-0000',
    '0000000000000000',
    'O000-0000-0000-0000',
    '0000-I000-0000-0000',
    '0000-0000-L000-0000',
    '0000-0000-0000-U000',
    REFERENCE.toLowerCase(),
    'status',
  ].map((id) => reading(`a public status at ${id}`, `bookingStatus/${id}`, [])),

  seen('an entry of the ledger', 'payments/part', cashiers, {
    limit: 100,
    where: { bookingId: 'of-account' },
    change: { amount: 1 },
  }),
  listing('100 entries of anybody', { of: 'payments', limit: 100 }, cashiers),
  subject('the code of a payment', 'paymentCodes/mobile-money_QWE123', {}),
  seen('money without an owner', 'paymentTray/mobile-money_QWE456', cashiers, {
    limit: 100,
    change: { state: 'assigned' },
  }),
  seen('a receipt', 'receipts/2026-00001', cashiers, { limit: 100, change: { amount: 1 } }),
  subject('an attempt to pay', 'paymentAttempts/one', {}),
  subject('a guardian’s link', 'guardianLinks/0123456789abcdef0123456789abcdef', {}),
  subject('a link to move or cancel', 'manageLinks/0123456789abcdef0123456789abcdef', {}),
  subject('a pay link', 'payLinks/0123456789abcdef0123456789abcdef', {}),
  subject('the code a client has typed', 'paymentClaims/mobile-money_QWE123', {}),
  subject('the last number of a receipt', 'counters/receipts-2026', {}),

  seen('a message', 'messages/hello', answerers, { limit: 100, change: { answered: true } }),

  seen('a published article', 'articles/first-steps', everybody, {
    where: { published: true },
    change: { title: 'First', updatedAt: SERVER_TIME },
  }),
  seen('an article in the making', 'articles/draft', managers, {
    change: { published: true, updatedAt: SERVER_TIME },
  }),

  seen('a published story', 'stories/story-one', everybody, {
    where: { published: true },
    change: { initials: 'B. O.', updatedAt: SERVER_TIME },
  }),
  seen('a story in the making', 'stories/draft', managers, {
    change: { published: true, updatedAt: SERVER_TIME },
  }),

  subject('how to undo a merging', 'clientMerges/gone', { get: managers }, { limit: 100 }),
  subject('a mail in the outbox', 'mail/received', {}),
  subject('a notification in the outbox', 'pushes/received', {}),
  subject('the practice’s credentials', 'credentials/google', {}),
  subject('a device of the person', 'pushTokens/of-amina', {}, { where: { uid: 'amina' } }),
  seen('the delivery of a mail', 'mailStatus/received', followers, { limit: 100 }),
  seen('an entry of the trail', 'audit/price-changed', managers, { limit: 100 }),
  seen('a statistic', 'stats/total', managers),
  seen('who read what is confidential', 'accessLog/2026-11-23_of-account_therapist', managers, {
    limit: 100,
  }),
  subject('the connection to M-Pesa', 'stats/connection_mpesa', { get: cashiers, list: managers }),
  seen('another connection', 'stats/connection_google', managers),
  subject('a text to a phone', 'texts/one', {}),
  subject('a number for texts', 'textNumbers/amina', {}),
  subject('a rate limit', 'quotas/booking-person_amina', {}),
  subject('a collection nobody ruled about', 'elsewhere/one', {}),
];
export const DECISIONS = TABLE.flat();
