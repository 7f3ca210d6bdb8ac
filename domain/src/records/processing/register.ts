/**
 * The register of processing: every collection of the database, the people its data is about, on which ground,
 * which staff may see it, how long it is kept and which outside services get some of it (Kenya's Data Protection
 * Act, 2019, sections 25, 29 and 30). The texts of the register are those of the privacy desk in the web.
 */
import { GUARDIAN_LINK_KEPT } from '../../booking/consent/guardian';
import { PAY_LINK_KEPT } from '../../booking/pay-view';
import type { Permission } from '../../person/permission';
import { DAY } from '../../time/instant';
import { ACCESS_KEPT } from '../access';
import { LEFT_FOR } from '../left';
import { MAIL_KEPT } from '../mail';
import { ANSWERED_MESSAGE_KEPT, OPEN_MESSAGE_KEPT } from '../message';
import { ATTEMPTS_KEPT } from '../money/provider-payment';
import { ERRORS_KEPT } from '../watch/error-kind';
import { QUOTA_KEPT } from '../watch/quota';

export type Concerned = 'clients' | 'guardians' | 'visitors' | 'staff';

/**
 * A ground of the Data Protection Act, 2019, section 30. `health` adds that of the Act, 2019, section 46: data on
 * health, processed by people who are bound to secrecy. `none`: the data is not about people.
 */
export type Ground = 'contract' | 'consent' | 'law' | 'interest' | 'health' | 'none';

/** An outside service that gets some of it. The host of the database has all of it and is not named again. */
export type Recipient = 'mail-server' | 'calendar' | 'mobile-money' | 'notifications' | 'public';

/** Who reads it: all visitors, the functions only, or staff by a permission. */
export type Readers = 'everybody' | 'functions' | Permission;

/**
 * `for`: so many milliseconds after `since`. `record`: as long as the records of sessions, by the settings of the
 * practice. `account`: until the account is deleted. `sent`: until it was sent. `practice`: until the practice
 * changes or removes it.
 */
export type Kept =
  | { until: 'for'; milliseconds: number; since: KeptSince }
  | { until: 'record' | 'account' | 'sent' | 'practice' };
export type KeptSince = 'written' | 'answered' | 'session' | 'window' | 'met';

/** What removes it at the end of that time: the nightly jobs, or the database's own expiry. */
export type RemovedBy = 'job' | 'expiry';

export interface Processing {
  /** as in the rules; `{id}` stands for any document */
  collections: readonly string[];
  whose: readonly Concerned[];
  grounds: readonly Ground[];
  readers: Readers;
  /** whether people can read the data about themselves */
  own?: true;
  /** whether staff read it by a call only, which records the reader (`accessLog`) */
  recorded?: true;
  kept: readonly Kept[];
  removedBy: readonly RemovedBy[];
  recipients: readonly Recipient[];
}

const RECORD = [{ until: 'record' }] as const;
const PRACTICE = [{ until: 'practice' }] as const;
const after = (milliseconds: number, since: KeptSince = 'written') =>
  ({ until: 'for', milliseconds, since }) as const;

/** One row each, in the order of the register. */
export const REGISTER = {
  bookings: {
    collections: ['bookings', 'bookings/{id}/events'],
    whose: ['clients', 'guardians', 'staff'],
    grounds: ['contract', 'law'],
    readers: 'see-bookings',
    own: true,
    kept: RECORD,
    removedBy: ['job'],
    recipients: ['mail-server', 'calendar'],
  },
  confidential: {
    collections: ['bookings/{id}/confidential'],
    whose: ['clients', 'staff'],
    grounds: ['consent', 'health'],
    readers: 'see-confidential',
    own: true,
    recorded: true,
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  notes: {
    collections: ['bookings/{id}/notes'],
    whose: ['clients', 'staff'],
    grounds: ['law', 'health'],
    readers: 'see-confidential',
    recorded: true,
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  noteStates: {
    collections: ['bookings/{id}/noteState'],
    whose: ['clients'],
    grounds: ['law'],
    readers: 'see-confidential',
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  notesDue: {
    collections: ['notesDue'],
    whose: ['clients', 'staff'],
    grounds: ['law'],
    readers: 'see-confidential',
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  accesses: {
    collections: ['accessLog'],
    whose: ['staff', 'clients'],
    grounds: ['law'],
    readers: 'manage-practice',
    kept: [after(ACCESS_KEPT)],
    removedBy: ['expiry'],
    recipients: [],
  },
  clients: {
    collections: ['clients'],
    whose: ['clients'],
    grounds: ['contract', 'law'],
    readers: 'see-bookings',
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  statusCards: {
    collections: ['bookingStatus'],
    whose: ['clients'],
    grounds: ['contract'],
    readers: 'everybody',
    kept: RECORD,
    removedBy: ['job'],
    recipients: ['public'],
  },
  times: {
    collections: ['slots'],
    whose: ['clients'],
    grounds: ['contract'],
    readers: 'see-bookings',
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  consents: {
    collections: ['consents'],
    whose: ['clients', 'guardians'],
    grounds: ['law'],
    readers: 'manage-practice',
    own: true,
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  guardianLinks: {
    collections: ['guardianLinks'],
    whose: ['guardians'],
    grounds: ['law'],
    readers: 'functions',
    kept: [after(GUARDIAN_LINK_KEPT, 'session')],
    removedBy: ['job'],
    recipients: ['mail-server'],
  },
  profiles: {
    collections: ['profiles', 'pushTokens'],
    whose: ['clients', 'staff'],
    grounds: ['contract', 'consent'],
    readers: 'manage-practice',
    own: true,
    kept: [{ until: 'account' }],
    removedBy: [],
    recipients: ['notifications'],
  },
  leaving: {
    collections: ['left'],
    whose: ['clients'],
    grounds: ['law'],
    readers: 'functions',
    kept: [after(LEFT_FOR)],
    removedBy: ['expiry'],
    recipients: [],
  },
  messages: {
    collections: ['messages'],
    whose: ['visitors'],
    grounds: ['consent'],
    readers: 'answer-messages',
    kept: [after(OPEN_MESSAGE_KEPT), after(ANSWERED_MESSAGE_KEPT, 'answered')],
    removedBy: ['job', 'expiry'],
    recipients: ['mail-server'],
  },
  mails: {
    collections: ['mail', 'mailStatus'],
    whose: ['clients', 'guardians', 'staff'],
    grounds: ['contract'],
    readers: 'follow-mails',
    kept: [after(MAIL_KEPT)],
    removedBy: ['job', 'expiry'],
    recipients: ['mail-server'],
  },
  pushes: {
    collections: ['pushes'],
    whose: ['clients'],
    grounds: ['consent'],
    readers: 'functions',
    kept: [{ until: 'sent' }],
    removedBy: ['job'],
    recipients: ['notifications'],
  },
  ledger: {
    collections: ['payments', 'paymentCodes', 'paymentClaims', 'receipts'],
    whose: ['clients', 'staff'],
    grounds: ['contract', 'law'],
    readers: 'record-payments',
    kept: RECORD,
    removedBy: ['job'],
    recipients: ['mobile-money'],
  },
  attempts: {
    collections: ['paymentAttempts'],
    whose: ['clients'],
    grounds: ['contract'],
    readers: 'functions',
    kept: [after(ATTEMPTS_KEPT)],
    removedBy: ['job'],
    recipients: ['mobile-money'],
  },
  payLinks: {
    collections: ['payLinks'],
    whose: ['clients'],
    grounds: ['contract'],
    readers: 'functions',
    kept: [after(PAY_LINK_KEPT, 'session')],
    removedBy: ['job'],
    recipients: [],
  },
  tray: {
    collections: ['paymentTray'],
    whose: ['clients', 'visitors'],
    grounds: ['law'],
    readers: 'record-payments',
    kept: RECORD,
    removedBy: ['job'],
    recipients: [],
  },
  staff: {
    collections: ['staff'],
    whose: ['staff'],
    grounds: ['contract'],
    readers: 'register-staff',
    own: true,
    kept: PRACTICE,
    removedBy: [],
    recipients: [],
  },
  practitioners: {
    collections: ['practitioners'],
    whose: ['staff'],
    grounds: ['contract'],
    readers: 'everybody',
    kept: PRACTICE,
    removedBy: [],
    recipients: ['public'],
  },
  practitionerContacts: {
    collections: ['practitionerContacts'],
    whose: ['staff'],
    grounds: ['contract'],
    readers: 'manage-practice',
    kept: PRACTICE,
    removedBy: [],
    recipients: ['mail-server', 'calendar'],
  },
  blocks: {
    collections: ['blocks'],
    whose: ['staff'],
    grounds: ['interest'],
    readers: 'see-bookings',
    kept: PRACTICE,
    removedBy: [],
    recipients: [],
  },
  trail: {
    collections: ['audit'],
    whose: ['staff', 'clients'],
    grounds: ['law', 'interest'],
    readers: 'manage-practice',
    kept: PRACTICE,
    removedBy: [],
    recipients: [],
  },
  incidents: {
    collections: ['incidents', 'incidents/{id}/history'],
    whose: ['staff'],
    grounds: ['law'],
    readers: 'manage-practice',
    kept: PRACTICE,
    removedBy: [],
    recipients: [],
  },
  quotas: {
    collections: ['quotas'],
    whose: ['visitors', 'clients', 'staff'],
    grounds: ['interest'],
    readers: 'functions',
    kept: [after(QUOTA_KEPT, 'window')],
    removedBy: ['expiry'],
    recipients: [],
  },
  errors: {
    collections: ['errorKinds'],
    whose: [],
    grounds: ['none'],
    readers: 'functions',
    kept: [after(ERRORS_KEPT, 'met')],
    removedBy: ['job'],
    recipients: [],
  },
  counts: {
    collections: ['stats', 'counters'],
    whose: [],
    grounds: ['none'],
    readers: 'manage-practice',
    kept: PRACTICE,
    removedBy: [],
    recipients: [],
  },
  publicTexts: {
    collections: ['settings', 'services', 'articles', 'availability', 'consentTexts'],
    whose: [],
    grounds: ['none'],
    readers: 'everybody',
    kept: PRACTICE,
    removedBy: [],
    recipients: ['public'],
  },
} as const satisfies Record<string, Processing>;

export type ProcessingName = keyof typeof REGISTER;

export const PROCESSING_NAMES = Object.keys(REGISTER) as readonly ProcessingName[];

/** Days of a retention, which is always a whole number of them. */
export const daysOf = (milliseconds: number): number => Math.round(milliseconds / DAY);
