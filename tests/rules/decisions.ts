/**
 * Who may do what: the one table of expectations. A row is one subject with the request of each operation and the
 * names of the people to whom it is allowed; to all others in `people.ts` it is denied. Well-formed writes only:
 * malformed ones are in `drafts.ts`.
 */
import type { Action, Operation } from './action';
import {
  article,
  DOCUMENTS,
  formerPractitioner,
  freshProfile,
  inactiveService,
  practitioner,
  REFERENCE,
  service,
  settings,
  story,
} from './fixture';
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

/** All five operations on one document and its collection. */
function subject(
  name: string,
  path: string,
  allowed: Row['allowed'],
  say: {
    limit?: number;
    where?: Fields;
    fresh?: { path: string; data: Fields; afresh?: true };
    change?: { data: Fields; mask?: string[] };
  } = {},
): Row {
  const of = path.slice(0, path.lastIndexOf('/'));
  const { fresh = { path: `${of}/fresh`, data: DOCUMENTS.get(path) ?? {} }, change } = say;
  return {
    subject: name,
    actions: {
      get: { op: 'get', path },
      list: {
        op: 'list',
        of,
        ...(say.limit === undefined ? {} : { limit: say.limit }),
        ...(say.where === undefined ? {} : { where: say.where }),
      },
      create: { op: 'create', ...fresh },
      update: {
        op: 'update',
        path,
        ...(change ?? { data: { touched: true }, mask: ['touched'] }),
      },
      delete: { op: 'delete', path },
    },
    allowed,
  };
}

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

/** A document with a fixed name in the rules: its creation is asked at that very name. */
const confidential = (name: string, path: string, readers: readonly string[]): Row =>
  subject(
    name,
    path,
    { get: readers },
    { fresh: { path, data: DOCUMENTS.get(path) ?? {}, afresh: true } },
  );

const ofAmina = { clientUserId: 'amina', clientEmail: AMINA_EMAIL };
const ofHerAddress = { clientUserId: null, clientEmail: AMINA_EMAIL };
/** whoever proved it, as long as no account owns the booking */
const withHerAddress = ['amina', 'amina elsewhere', 'former colleague'];

export const DECISIONS: readonly Row[] = [
  subject(
    'a profile',
    'profiles/amina',
    { get: ['amina', ...managers], list: managers, create: ['brian'], update: ['amina'] },
    {
      limit: 100,
      fresh: { path: 'profiles/brian', data: freshProfile('brian@example.com') },
      change: {
        data: { fullName: 'Amina W.', updatedAt: SERVER_TIME },
        mask: ['fullName'],
      },
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
  listing('101 profiles', { of: 'profiles', limit: 101 }, []),
  listing('all profiles', { of: 'profiles' }, []),

  subject(
    'a consent',
    'consents/of-amina',
    { get: ['amina', ...managers], list: ['amina', ...managers] },
    { where: { uid: 'amina' }, limit: 100 },
  ),
  reading('a consent of a session that proved nothing', 'consents/of-unverified', managers),
  listing(
    'the consents of a session that proved nothing',
    { of: 'consents', where: { uid: 'unverified' }, limit: 100 },
    managers,
  ),
  listing('101 consents of a person', { of: 'consents', where: { uid: 'amina' }, limit: 101 }, []),
  listing('all consents of a person', { of: 'consents', where: { uid: 'amina' } }, []),
  listing('100 consents of anybody', { of: 'consents', limit: 100 }, managers),
  subject('a text agreed to', 'consentTexts/hash', { get: everybody }),

  subject(
    'a client of the practice',
    'clients/client-of-amina',
    { get: sight, list: sight },
    {
      where: { clientUserId: 'amina' },
      limit: 100,
      change: { data: { name: 'B' }, mask: ['name'] },
    },
  ),
  listing('101 clients', { of: 'clients', limit: 101 }, []),
  listing('all clients', { of: 'clients' }, []),
  subject('the sign of somebody who left', 'left/leaver', {}),

  subject('a staff document', 'staff/therapist', {
    get: ['therapist', ...whoMay('register-staff')],
    list: whoMay('register-staff'),
  }),
  reading('the staff document of somebody whose access ended', 'staff/deactivated-super_admin', [
    'deactivated super_admin',
    ...whoMay('register-staff'),
  ]),

  subject(
    'a service that is offered',
    'services/individual-therapy',
    { get: everybody, list: everybody },
    {
      where: { isActive: true },
      fresh: { path: 'services/fresh', data: { ...service, slug: 'fresh' } },
      change: { data: { price: 3500 }, mask: ['price'] },
    },
  ),
  subject(
    'a service that is not offered',
    'services/group-therapy',
    { get: sight, list: sight },
    {
      fresh: { path: 'services/fresh', data: { ...inactiveService, slug: 'fresh' } },
      change: { data: { isActive: true }, mask: ['isActive'] },
    },
  ),

  subject(
    'a practitioner',
    'practitioners/njeri',
    { get: everybody, list: everybody },
    {
      where: { isActive: true },
      fresh: { path: 'practitioners/fresh', data: { ...practitioner, id: 'fresh' } },
      change: { data: { name: 'Somebody' }, mask: ['name'] },
    },
  ),
  subject(
    'a practitioner who has left',
    'practitioners/left',
    { get: sight, list: sight },
    {
      fresh: { path: 'practitioners/fresh', data: { ...formerPractitioner, id: 'fresh' } },
      change: { data: { isActive: true }, mask: ['isActive'] },
    },
  ),
  subject(
    'how a practitioner is reached',
    'practitionerContacts/njeri',
    { get: managers, list: managers },
    { change: { data: { email: 'somebody@example.com' }, mask: ['email'] } },
  ),

  subject(
    'the settings of the practice',
    'settings/practice',
    { get: everybody },
    {
      fresh: { path: 'settings/other', data: settings },
      change: { data: { phone: '+254 711 000 000' }, mask: ['phone'] },
    },
  ),
  {
    subject: 'the settings of the practice where there are none yet',
    actions: { create: { op: 'create', path: 'settings/practice', data: settings, afresh: true } },
    allowed: {},
  },
  subject('other settings', 'settings/secrets', {}),

  subject(
    'the availability of a month',
    'availability/njeri_2026-02',
    {
      get: everybody,
      list: everybody,
    },
    { limit: 61 },
  ),
  listing('62 months of availability', { of: 'availability', limit: 62 }, []),
  listing('all availability', { of: 'availability' }, []),

  subject('a slot lock', 'slots/njeri_2026-02-02_0900', { get: sight, list: sight }),
  subject('a block', 'blocks/lunch', { get: sight, list: sight }, { limit: 100 }),
  listing('101 blocks', { of: 'blocks', limit: 101 }, []),
  listing('all blocks', { of: 'blocks' }, []),

  subject(
    'a booking of an account',
    'bookings/of-account',
    { get: ['amina', ...sight], list: ['amina', ...sight] },
    { where: ofAmina, limit: 100 },
  ),
  subject(
    'a booking of an e-mail address',
    'bookings/of-address',
    { get: [...withHerAddress, ...sight], list: [...withHerAddress, ...sight] },
    { where: ofHerAddress, limit: 100 },
  ),
  subject(
    'a booking of nobody with an account',
    'bookings/of-nobody',
    { get: sight, list: sight },
    { where: { clientUserId: null, clientEmail: '' }, limit: 100 },
  ),
  subject(
    'a booking of an account whose session proved nothing',
    'bookings/of-unverified',
    { get: sight, list: sight },
    { where: { clientUserId: 'unverified', clientEmail: AMINA_EMAIL }, limit: 100 },
  ),
  subject(
    'a booking of an account from before it had its present address',
    'bookings/of-account-before',
    { get: sight, list: sight },
    { where: { clientUserId: 'amina' }, limit: 100 },
  ),
  confidential(
    'the special requests from before the account had its present address',
    'bookings/of-account-before/confidential/request',
    [],
  ),
  listing(
    'the bookings of an address, whoever owns them',
    { of: 'bookings', where: { clientEmail: AMINA_EMAIL }, limit: 100 },
    sight,
  ),
  listing('100 bookings of anybody', { of: 'bookings', limit: 100 }, sight),
  listing('101 bookings of anybody', { of: 'bookings', limit: 101 }, []),
  listing('all bookings', { of: 'bookings' }, []),
  listing('101 bookings of an account', { of: 'bookings', where: ofAmina, limit: 101 }, []),
  listing('all bookings of an account', { of: 'bookings', where: ofAmina }, []),
  listing('all bookings of an address', { of: 'bookings', where: ofHerAddress }, []),

  confidential('the special requests of an account', 'bookings/of-account/confidential/request', [
    'amina',
  ]),
  confidential(
    'the special requests of an address',
    'bookings/of-address/confidential/request',
    withHerAddress,
  ),
  // Staff read these by a call, which writes down who does.
  confidential('the private note on an account', 'bookings/of-account/confidential/note', []),
  confidential('the private note on an address', 'bookings/of-address/confidential/note', []),
  confidential(
    'what is being typed into a note',
    'bookings/of-account/confidential/draft_admin',
    [],
  ),
  subject('a version of the private note', 'bookings/of-account/notes/000001', {}, { limit: 100 }),
  listing('all versions of a note', { of: 'bookings/of-account/notes' }, []),
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
  subject('the audit of a booking', 'bookings/of-account/events/1-create', {
    get: sight,
    list: sight,
  }),

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

  subject(
    'an entry of the ledger',
    'payments/part',
    { get: cashiers, list: cashiers },
    {
      limit: 100,
      where: { bookingId: 'of-account' },
      change: { data: { amount: 1 }, mask: ['amount'] },
    },
  ),
  listing('100 entries of anybody', { of: 'payments', limit: 100 }, cashiers),
  listing('101 entries of the ledger', { of: 'payments', limit: 101 }, []),
  listing('the whole ledger', { of: 'payments' }, []),
  subject('the code of a payment', 'paymentCodes/mobile-money_QWE123', {}),
  subject(
    'money without an owner',
    'paymentTray/mobile-money_QWE456',
    { get: cashiers, list: cashiers },
    { limit: 100, change: { data: { state: 'assigned' }, mask: ['state'] } },
  ),
  listing('101 payments without an owner', { of: 'paymentTray', limit: 101 }, []),
  listing('the whole tray', { of: 'paymentTray' }, []),
  subject(
    'a receipt',
    'receipts/2026-00001',
    { get: cashiers, list: cashiers },
    { limit: 100, change: { data: { amount: 1 }, mask: ['amount'] } },
  ),
  listing('101 receipts', { of: 'receipts', limit: 101 }, []),
  listing('all receipts', { of: 'receipts' }, []),
  subject('an attempt to pay', 'paymentAttempts/one', {}),
  subject('a guardian’s link', 'guardianLinks/0123456789abcdef0123456789abcdef', {}),
  subject('a link to move or cancel', 'manageLinks/0123456789abcdef0123456789abcdef', {}),
  subject('a pay link', 'payLinks/0123456789abcdef0123456789abcdef', {}),
  subject('the code a client has typed', 'paymentClaims/mobile-money_QWE123', {}),
  subject('a kind of error', 'errorKinds/one', {}),
  subject('the last number of a receipt', 'counters/receipts-2026', {}),

  subject(
    'a message',
    'messages/hello',
    { get: answerers, list: answerers },
    { limit: 100, change: { data: { answered: true }, mask: ['answered'] } },
  ),
  listing('101 messages', { of: 'messages', limit: 101 }, []),
  listing('all messages', { of: 'messages' }, []),

  subject(
    'a published article',
    'articles/first-steps',
    { get: everybody, list: everybody },
    {
      where: { published: true },
      fresh: { path: 'articles/fresh', data: { ...article, slug: 'fresh' } },
      change: { data: { title: 'First', updatedAt: SERVER_TIME }, mask: ['title'] },
    },
  ),
  subject(
    'an article in the making',
    'articles/draft',
    { get: managers, list: managers },
    {
      fresh: { path: 'articles/fresh', data: { ...article, slug: 'fresh', published: false } },
      change: { data: { published: true, updatedAt: SERVER_TIME }, mask: ['published'] },
    },
  ),

  subject(
    'a published story',
    'stories/story-one',
    { get: everybody, list: everybody },
    {
      where: { published: true },
      fresh: { path: 'stories/fresh', data: { ...story, slug: 'fresh' } },
      change: { data: { initials: 'B. O.', updatedAt: SERVER_TIME }, mask: ['initials'] },
    },
  ),
  subject(
    'a story in the making',
    'stories/draft',
    { get: managers, list: managers },
    {
      fresh: { path: 'stories/fresh', data: { ...story, slug: 'fresh', published: false } },
      change: { data: { published: true, updatedAt: SERVER_TIME }, mask: ['published'] },
    },
  ),

  subject('a mail in the outbox', 'mail/received', {}),
  subject('a notification in the outbox', 'pushes/received', {}),
  subject('a device of the person', 'pushTokens/of-amina', {}, { where: { uid: 'amina' } }),
  subject(
    'the delivery of a mail',
    'mailStatus/received',
    { get: followers, list: followers },
    { limit: 100 },
  ),
  listing('101 deliveries', { of: 'mailStatus', limit: 101 }, []),
  listing('all deliveries', { of: 'mailStatus' }, []),
  subject(
    'an entry of the trail',
    'audit/price-changed',
    { get: managers, list: managers },
    { limit: 100 },
  ),
  listing('101 entries of the trail', { of: 'audit', limit: 101 }, []),
  listing('the whole trail', { of: 'audit' }, []),
  subject('a statistic', 'stats/total', { get: managers, list: managers }),
  subject(
    'who read what is confidential',
    'accessLog/2026-11-23_of-account_therapist',
    { get: managers, list: managers },
    { limit: 100 },
  ),
  listing('101 readings', { of: 'accessLog', limit: 101 }, []),
  listing('all readings', { of: 'accessLog' }, []),
  subject(
    'an incident',
    'incidents/one',
    { get: managers, list: managers },
    { limit: 100, change: { data: { happened: 'Nothing' }, mask: ['happened'] } },
  ),
  listing('101 incidents', { of: 'incidents', limit: 101 }, []),
  listing('all incidents', { of: 'incidents' }, []),
  subject(
    'a version of an incident',
    'incidents/one/history/000001',
    { get: managers, list: managers },
    { limit: 100 },
  ),
  listing('101 versions of an incident', { of: 'incidents/one/history', limit: 101 }, []),
  listing('all versions of an incident', { of: 'incidents/one/history' }, []),
  subject('the connection to M-Pesa', 'stats/connection_mpesa', { get: cashiers, list: managers }),
  subject('another connection', 'stats/connection_google', { get: managers, list: managers }),
  subject('a quota', 'quotas/booking-person_amina', {}),
  subject('a collection nobody ruled about', 'elsewhere/one', {}),
];
