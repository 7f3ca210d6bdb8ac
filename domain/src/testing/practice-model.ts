/**
 * A practice in memory, to which random histories happen. The real commands decide; a plan is written as
 * `functions/src/bookings/commit.ts` does: as a whole, or not at all where a document to be created exists.
 */
import fc from 'fast-check';
import type { Booking } from '../booking/booking';
import {
  clientKey,
  pendingOf,
  clientAfter,
  clientChanges,
  needsOthers,
  shareOf,
  type Client,
} from '../booking/clients/client';
import { cancel } from '../booking/commands/cancel';
import { reject } from '../booking/commands/reject';
import { changeContact } from '../booking/commands/change-contact';
import { claim } from '../booking/commands/claim';
import { complete, noShow } from '../booking/commands/conclude';
import { confirm } from '../booking/commands/confirm';
import { handOver } from '../booking/commands/hand-over';
import { move } from '../booking/commands/move';
import { reopen } from '../booking/commands/reopen';
import { tellWord } from '../booking/commands/tell-word';
import {
  correctPayment,
  keepRest,
  recordPayment,
  recordRefund,
  waive,
} from '../booking/commands/money/money';
import type { BookingPlan } from '../booking/commands/plan';
import { requestOnBehalf } from '../booking/commands/request';
import { unlink } from '../booking/commands/unlink';
import {
  addedUp,
  bookingShares,
  moneyShare,
  type MonthShare,
} from '../booking/figures/month-share';
import { WORDS } from '../booking/line-word';
import type { MoneyEntry } from '../money/entry';
import { defaultPractitioner as practitioner } from '../practice/practitioner';
import { seedServices } from '../practice/service';
import { defaultPracticeSettings as settings } from '../practice/settings';
import { Refusal } from '../refusal';
import { DAY, HOUR, MINUTE } from '../time/instant';
import { toInstant, toWallTime } from '../time/practice-time';
import { byOwner, contact, noLocks, stateOf } from './decision';
import { askedByStaff } from './request';

const OFTEN = ['ask', 'confirm', 'complete', 'pay'] as const;
const SESSIONS = ['move', 'hand', 'miss', 'cancel', 'leave', 'reject', 'reopen'] as const;
const ON_THE_DAY = ['word', 'line'] as const;
const MONEY = ['refund', 'correct', 'waive', 'keep', 'again'] as const;
const CLIENTS = ['contact', 'claim', 'readdress', 'unlink', 'erase'] as const;
export const KINDS = [...OFTEN, ...SESSIONS, ...ON_THE_DAY, ...MONEY, ...CLIENTS];

export interface Act {
  kind: (typeof KINDS)[number];
  /** index of the client or booking */
  which: number;
  day: number;
  hour: number;
  amount: number;
  code: number;
  method: number;
  accepts: boolean;
  /** hours before the act */
  wait: number;
}

export const PRICE = 3000;
const CODES = ['', '', 'QWE1', ' qwe1 ', 'QWE2', 'QWE3'];
const METHODS = ['mobile-money', 'bank', 'cash'] as const;

export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...KINDS,
      ...OFTEN,
      ...OFTEN,
      ...OFTEN,
      ...MONEY,
      ...SESSIONS,
      'word',
      'word',
    ),
    which: fc.nat({ max: 11 }),
    day: fc.nat({ max: 4 }),
    hour: fc.nat({ max: 5 }),
    amount: fc.constantFrom(-1, 0, 0.5, 1, 500, 1000, 1500, PRICE, PRICE, 91_500),
    code: fc.nat({ max: CODES.length - 1 }),
    method: fc.nat({ max: METHODS.length - 1 }),
    accepts: fc.boolean(),
    wait: fc.constantFrom(0, 0, 1, 5, 12),
  }),
  { maxLength: 60, size: 'max' },
);

const signedBy = { kind: 'system', uid: null, name: '' } as const;
const given = { actor: { kind: 'staff', role: 'super_admin', isOwn: false }, signedBy } as const;
const services = seedServices.slice(0, 2).map((each) => ({ ...each, price: PRICE }));

/** The element at this index, modulo the length. */
function among<T>(all: readonly T[], which: number): T {
  const found = all[which % all.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}

/** Two accounts, an older address of each, a stranger's address, and a client without an address. */
const PEOPLE = [
  { uid: 'amina', email: 'amina@example.com' },
  { uid: 'brian', email: 'brian@example.com' },
  { uid: null, email: 'amina@example.com' },
  { uid: null, email: 'brian@example.com' },
  { uid: null, email: 'zawadi@example.com' },
  { uid: null, email: '' },
] as const;
/** Some clients book often, so that they have a history. */
const ASKERS = [0, 0, 0, 0, 0, 2, 2, 2, 1, 3, 4, 5].map((each) => among(PEOPLE, each));

/** A fault that a test builds in, to see that the oracle notices it. */
export type Flaw =
  | 'none'
  | 'codes-are-not-locked'
  | 'requests-are-not-remembered'
  | 'others-are-forgotten'
  | 'claimed-from-nobody'
  | 'moved-stays'
  | 'word-stays'
  | 'line-costs'
  | 'money-stays'
  | 'correction-is-forgotten';

export class Practice {
  readonly bookings = new Map<string, Booking>();
  entries: MoneyEntry[] = [];
  readonly codes = new Map<string, string>();
  readonly clients = new Map<string, Client>();
  shares: MonthShare[] = [];
  /** what the statistics keep of erased records */
  readonly erased: MonthShare[] = [];
  readonly addresses = new Map<string, string>([
    ['amina', 'amina@example.com'],
    ['brian', 'brian@example.com'],
  ]);
  readonly taken: { act: Act; plan: BookingPlan }[] = [];
  readonly done = new Set<string>();
  now = toInstant('2026-11-26', '08:00');
  #count = 0;
  #last: { act: Act; bookingId: string; entryId: string } | null = null;

  constructor(readonly flaw: Flaw) {}

  run(act: Act): void {
    this.now += act.wait * HOUR + MINUTE;
    this.#count += 1;
    try {
      const plan = this.#decide(act);
      if (plan !== null) this.#carryOut(act, plan);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #carryOut(act: Act, plan: BookingPlan): void {
    const { after, ledger, clients, shares } = plan;
    const isLocked = ledger.some((each) => each.claim !== null && this.codes.has(each.claim.key));
    if (isLocked && this.flaw !== 'codes-are-not-locked') return;
    for (const { entry, claim, release } of ledger) {
      this.entries.push(entry);
      if (claim !== null) this.codes.set(claim.key, entry.id);
      if (release !== null) this.codes.delete(release);
      this.#last = { act, bookingId: after.id, entryId: entry.id };
    }
    for (const change of clients) this.#applyToClient(change);
    const isKept = this.flaw === 'word-stays' && act.kind === 'move';
    this.bookings.set(after.id, { ...after, ...(isKept && { lineWord: plan.before?.lineWord }) });
    const isLost =
      (this.flaw === 'moved-stays' && act.kind === 'move') ||
      (this.flaw === 'correction-is-forgotten' && act.kind === 'correct');
    if (!isLost) this.shares = addedUp([...this.shares, ...shares]);
    this.taken.push({ act, plan });
    this.done.add(after.cancelledLate ? 'late' : act.kind);
  }

  #applyToClient(change: BookingPlan['clients'][number]): void {
    const { clientId, bookingId } = change;
    const client = this.clients.get(clientId) ?? null;
    if (this.flaw === 'claimed-from-nobody' && change.add === null) return;
    const reads = needsOthers(client, change, settings) && this.flaw !== 'others-are-forgotten';
    const others = [...this.bookings.values()].filter(
      (each) => reads && each.clientId === clientId && each.id !== bookingId,
    );
    const after = clientAfter(client, change, others.map(shareOf), settings);
    if (after === null) this.clients.delete(clientId);
    else this.clients.set(clientId, after);
  }

  #decide(act: Act): BookingPlan | null {
    if (act.kind === 'ask') return this.#ask(act);
    if (act.kind === 'claim' || act.kind === 'readdress') return this.#claim(act);
    const last = act.kind === 'again' ? this.#last : null;
    const any = [...this.bookings.values()][act.which % Math.max(1, this.bookings.size)];
    const booking = last === null ? any : this.bookings.get(last.bookingId);
    if (booking === undefined) return null;
    return this.#change(last?.act ?? act, booking, last?.entryId ?? `e${this.#count}`);
  }

  #change(act: Act, booking: Booking, id: string): BookingPlan | null {
    const own = this.entries.filter(({ bookingId }) => bookingId === booking.id);
    const entries = this.flaw === 'requests-are-not-remembered' ? [] : own;
    const seen = { ...given, version: booking.version };
    const state = { ...stateOf(booking, noLocks), entries };
    const { amount } = act;
    const entry = { id, requestHash: JSON.stringify(act) };
    const input = { ...seen, entry, amount, note: 'why', acceptOverpayment: act.accepts };
    const paid = { ...input, method: among(METHODS, act.method), code: among(CODES, act.code) };
    switch (act.kind) {
      case 'confirm':
        return confirm(state, { ...seen, ...this.#start(act) }, settings, this.now);
      case 'move':
        return move(state, { ...seen, ...this.#start(act) }, settings, this.now);
      case 'hand': {
        const person = { ...practitioner, id: `p${act.code % 2}` };
        const colleague = { person, contact };
        const paid = this.flaw === 'money-stays' ? [] : own;
        const asked = { ...seen, practitionerId: person.id };
        return handOver({ ...state, entries: paid, colleague }, asked, settings, this.now);
      }
      case 'complete':
        return complete({ booking }, seen, booking.endsAt + HOUR);
      case 'miss':
        return noShow({ booking }, seen, booking.endsAt + HOUR);
      case 'word': {
        const said = {
          word: among(WORDS, act.method),
          told: act.accepts || act.code > 1,
          signedBy,
        };
        return tellWord({ booking }, said, booking.startsAt + (act.code - 2) * 30 * MINUTE);
      }
      case 'line': {
        const lineFailureCosts = this.flaw === 'line-costs' ? 'full' : settings.lineFailureCosts;
        const said = { ...seen, lineFailed: true };
        return cancel(state, said, { ...settings, lineFailureCosts }, booking.endsAt);
      }
      case 'cancel': {
        const askedBy = act.method === 0 ? 'client' : 'practice';
        const said = { ...seen, askedBy, waivesFee: act.code === 0 } as const;
        return cancel(state, said, settings, this.now);
      }
      case 'leave': {
        // Half of the clients cancel in the last hour before the session.
        const at = booking.startsAt - (act.accepts ? HOUR : DAY);
        return cancel(state, { ...byOwner, version: null }, settings, at);
      }
      case 'reject':
        return reject(state, { ...seen, reason: 'why' }, this.now);
      case 'reopen':
        return reopen(state, seen, settings, this.now);
      case 'pay':
        return recordPayment({ booking, entries }, paid, settings, this.now);
      case 'refund':
        return recordRefund({ booking, entries }, paid, settings, this.now);
      case 'correct': {
        const all = act.accepts ? own : this.entries;
        const entryId = all[act.code % Math.max(1, all.length)]?.id ?? 'none';
        return correctPayment({ booking, entries }, { ...input, entryId }, settings, this.now);
      }
      case 'waive':
        return waive({ booking, entries }, input, settings, this.now);
      case 'keep':
        return keepRest({ booking, entries }, input, settings, this.now);
      case 'contact': {
        const typed = { name: `Amina ${amount}`, email: '', phone: `0700 000 ${amount}`, signedBy };
        return changeContact({ booking }, typed, this.now);
      }
      case 'unlink':
        return unlink({ booking }, { retainUntil: this.now + DAY }, this.now);
      case 'erase':
        return this.#erase(booking, own);
      default:
        return null;
    }
  }

  #start({ day, hour }: Act) {
    const { date } = toWallTime(this.now + (day + 1) * DAY);
    return { date, time: `${String(9 + hour).padStart(2, '0')}:00` };
  }

  #ask(act: Act): BookingPlan | null {
    if (this.bookings.size > 3) return null;
    const { which, day } = act;
    const { uid, email } = among(ASKERS, which);
    const requester = { uid, email: this.addresses.get(uid ?? '') ?? email };
    const id = `b${this.#count}`;
    const clientId = clientKey(requester, { id, createdBy: 'staff' }).join(' ');
    const pending = pendingOf(this.clients.get(clientId) ?? null);
    const whom = { ...practitioner, id: `p${which % 2}` };
    return requestOnBehalf(
      { service: among(services, day), practitioner: whom, pending, locks: null },
      askedByStaff({
        id,
        clientId,
        requester,
        referenceNumber: `REF-${id}`,
        fullName: `Person ${which}`,
        phone: `0700 000 00${which}`,
        language: which % 2 === 0 ? 'en' : 'sw',
        ...this.#start(act),
        signedBy,
      }),
      { ...settings, maxPendingPerClient: 50 },
      this.now,
    );
  }

  /** Claims each booking, as `functions/src/bookings/claim.ts`. */
  #claim(act: Act): null {
    const uid = act.which % 2 === 0 ? 'amina' : 'brian';
    if (act.kind === 'readdress') this.addresses.set(uid, `${uid}-${this.#count}@example.com`);
    const owner = {
      uid,
      email: this.addresses.get(uid) ?? '',
      clientId: `account ${uid}`,
      signedBy,
    };
    for (const booking of this.bookings.values()) {
      const plan = claim({ booking }, owner, this.now);
      if (plan !== null) this.#carryOut(act, plan);
    }
    return null;
  }

  /** As `functions/src/bookings/unlink-booking.ts`: the figures stay, marked as erased. */
  #erase(booking: Booking, own: readonly MoneyEntry[]): null {
    for (const change of clientChanges(booking, null, this.now)) this.#applyToClient(change);
    const kinds = new Map(own.map(({ id, kind }) => [id, kind]));
    const takenBack = ({ corrects }: MoneyEntry) => kinds.get(corrects ?? '') ?? null;
    const money = own.flatMap((each) => moneyShare(each, takenBack(each), booking) ?? []);
    this.erased.push(...bookingShares(booking), ...money);
    this.entries = this.entries.filter(({ bookingId }) => bookingId !== booking.id);
    for (const [key, id] of this.codes) if (kinds.has(id)) this.codes.delete(key);
    this.bookings.delete(booking.id);
    this.done.add('erase');
    return null;
  }
}
