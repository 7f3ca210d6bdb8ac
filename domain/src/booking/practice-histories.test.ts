/**
 * Thousands of random histories of a practice (`testing/practice-model.ts`). After every commit the money of each
 * booking must follow its ledger, each client must equal a recount of the bookings, and the statistics a count of
 * the records. The oracles only add up what was accepted.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryKind } from '../money/entry';
import { codeKey } from '../money/provider-code';
import { summaryOf } from '../money/summary';
import { defaultPracticeSettings as settings } from '../practice/settings';
import { acts, KINDS, Practice, type Act, type Flaw } from '../testing/practice-model';
import { runs } from '../testing/runs';
import { toWallTime } from '../time/practice-time';
import { hasLeft, type Booking } from './booking';
import { isSameClient, recount } from './clients/recount';
import { addedUp, figuresIn, type MonthShare } from './figures/month-share';
import { mayTell, toldAt, WORDS } from './line-word';
import { claimOf, refundDue } from './payment';
import { isOver } from './status';

/** What is wrong; empty when all is right. */
type Oracle = (practice: Practice) => string[];

/** The names of the rules that do not hold. */
const broken = (rules: Record<string, boolean>) =>
  Object.keys(rules).filter((name) => !rules[name]);

const aboutMoney: Oracle = ({ bookings, entries, codes, taken }) => {
  const takenBack = entries.flatMap(({ corrects }) => corrects ?? []);
  const counts = entries.filter(({ id, kind }) => kind !== 'correction' && !takenBack.includes(id));
  const ofBookings = [...bookings.values()].flatMap((booking) => {
    const { id, payment, status, service, cancelledBy, cancelledLate } = booking;
    const sum = (kind: EntryKind) =>
      counts
        .filter((each) => each.bookingId === id && each.kind === kind)
        .reduce((total, { amount }) => total + amount, 0);
    const [paid, refunded, waived, kept] = [
      sum('payment'),
      sum('refund'),
      sum('waiver'),
      sum('kept'),
    ];
    const own = entries.filter(({ bookingId }) => bookingId === id);
    const back = Math.max(0, paid - refunded - kept);
    const credit = payment.due - service.price;
    return broken({
      'the payments add up': payment.paid === paid,
      'the refunds add up': payment.refunded === refunded,
      'the waivers add up': payment.waived === waived,
      'what is kept adds up': (payment.kept ?? 0) === kept,
      'the balance follows': payment.balance === payment.due - waived - paid + refunded,
      'no more goes back than came': refunded <= paid,
      'no more is waived than is asked': waived <= service.price,
      'the claim ends': isOver(status) ? payment.balance <= 0 : credit >= 0 && credit <= kept,
      'a failed line keeps nothing, by the settings, and is not late':
        cancelledBy !== 'line' || !(payment.keeps || cancelledLate),
      'all else goes back': !isOver(status) || payment.keeps || refundDue({ payment }) === back,
      'the summary is the same for every order in which entries are read': [
        own,
        own.toReversed(),
        [...own.slice(1), ...own.slice(0, 1)],
      ].every((each) => isAlike(summaryOf(claimOf(booking), each), payment)),
    });
  });
  const keys = counts.flatMap(({ method, code }) => (code === null ? [] : codeKey(method, code)));
  const reopened = taken.filter(
    ({ act, plan }) => act.kind === 'reopen' && plan.before?.status === 'cancelled',
  );
  const unsaid = taken.filter(({ act, plan }) => {
    const open = Math.max(0, plan.before?.payment.balance ?? 0);
    return act.kind === 'pay' && !act.accepts && act.amount > open;
  });
  return [
    ...ofBookings,
    ...broken({
      'no code counts twice': new Set(keys).size === keys.length,
      'codes are locked': keys.every((key) => codes.has(key)) && codes.size === keys.length,
      'no request counts twice': new Set(entries.map(({ id }) => id)).size === entries.length,
      'an entry is taken back once': new Set(takenBack).size === takenBack.length,
      'amounts are whole': entries.every(({ amount }) => Number.isInteger(amount) && amount > 0),
      'nothing stays kept of a session that takes place after all': reopened.every(
        ({ plan }) => plan.after.payment.kept === undefined && !plan.after.payment.keeps,
      ),
      'more than is open was said': unsaid.length === 0,
    }),
  ];
};

const isAlike = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

const aboutClients: Oracle = ({ bookings, clients, addresses, now }) => {
  const all = [...bookings.values()];
  const ids = new Set([...clients.keys(), ...all.map(({ clientId }) => clientId)]);
  return [...ids].flatMap((id) => {
    const client = clients.get(id) ?? null;
    const own = all.filter(({ clientId }) => clientId === id);
    const uid = id.startsWith('account ') ? id.slice('account '.length) : null;
    const owned = own.filter(({ clientUserId }) => clientUserId !== null);
    const isHere = client !== null && client.leftAt === null;
    const isOld = isHere && client.email !== addresses.get(uid ?? '');
    const hasBoth = new Set(owned.map(({ clientEmail }) => clientEmail)).size > 1;
    return broken({
      [`${id} equals a recount`]: isSameClient(client, recount(id, client, own, settings, now)),
      [`${id} has left`]: !own.some(hasLeft) || !isHere,
      [`${id} has the bookings of one account`]: owned.every((each) => each.clientUserId === uid),
      [`${id} belongs to its account`]: !isHere || uid === null || client.clientUserId === uid,
      [`${id} has one address`]: uid === null || !isOld || !hasBoth,
    });
  });
};

/** What a client told stands beside the session that it was about. */
const aboutWords: Oracle = ({ bookings }) =>
  [...bookings.values()].flatMap((booking) =>
    WORDS.flatMap((word) => {
      const at = toldAt(booking, word);
      const isOfSession = at === null || mayTell({ ...booking, status: 'confirmed' }, at);
      return broken({ [`${word} was told about this session`]: isOfSession });
    }),
  );

/** All that is counted: each place and figure with its sum. */
function flat(shares: readonly MonthShare[]): Map<string, number> {
  return new Map(
    addedUp(shares).flatMap(({ figures, ...place }) =>
      figuresIn(figures).map(([figure, value]): [string, number] => [
        [place.date, place.practitionerId, place.serviceId, figure].join(' '),
        value,
      ]),
    ),
  );
}

/** Counts the records in the simplest way. */
const aboutFigures: Oracle = ({ bookings, entries, erased, shares }) => {
  const sums = flat(erased);
  const add = (at: number, { practitionerId, serviceId }: Booking, figure: string, by = 1) => {
    const key = [toWallTime(at).date, practitionerId, serviceId, figure].join(' ');
    sums.set(key, (sums.get(key) ?? 0) + by);
  };
  for (const each of bookings.values()) {
    const { status, startsAt, confirmedDate, cancelledLate } = each;
    add(each.createdAt, each, `made_${status}`);
    if (status === 'confirmed' || status === 'completed' || status === 'no_show') {
      add(startsAt, each, status);
    } else if (status === 'cancelled' && confirmedDate !== null) {
      add(startsAt, each, 'cancelled');
      if (cancelledLate) add(startsAt, each, 'late');
    }
  }
  const kindOf = new Map(entries.map(({ id, kind }) => [id, kind]));
  for (const { kind, amount, at, corrects, bookingId } of entries) {
    const of = kind === 'correction' ? kindOf.get(corrects!) : kind;
    const by = kind === 'correction' ? -amount : amount;
    if (of === 'payment') add(at, bookings.get(bookingId)!, 'received', by);
    if (of === 'refund') add(at, bookings.get(bookingId)!, 'refunded', by);
  }
  const counted = new Map([...sums].filter(([, value]) => value !== 0));
  const kept = flat(shares);
  return [...new Set([...counted.keys(), ...kept.keys()])].filter(
    (key) => counted.get(key) !== kept.get(key),
  );
};

/** Plays a history until the oracle finds a fault. */
function play(history: readonly Act[], oracle: Oracle, flaw: Flaw = 'none'): Practice {
  const practice = new Practice(flaw);
  for (const act of history) {
    practice.run(act);
    const faults = oracle(practice);
    if (faults.length > 0) throw new Error(`${act.kind}, but not: ${faults.join(', ')}`);
  }
  return practice;
}

describe('in random histories, after every commit,', () => {
  it.each([
    ['the money of a booking follows its ledger, and no rule is broken', aboutMoney],
    ['every client equals a recount of its bookings', aboutClients],
    ['the statistics equal the records', aboutFigures],
    ['what a client told is about this session', aboutWords],
  ])(
    '%s',
    (_, oracle) => {
      const property = fc.property(acts, (history) => void play(history, oracle));
      fc.assert(property, { numRuns: runs(3000) });
    },
    120_000,
  );
});

describe('the oracle', () => {
  const histories = fc.sample(acts, { numRuns: 300, seed: 7 });

  it.each<[Flaw, Oracle]>([
    ['codes-are-not-locked', aboutMoney],
    ['requests-are-not-remembered', aboutMoney],
    ['others-are-forgotten', aboutClients],
    ['claimed-from-nobody', aboutClients],
    ['line-costs', aboutMoney],
    ['word-stays', aboutWords],
    ['moved-stays', aboutFigures],
    ['money-stays', aboutFigures],
    ['correction-is-forgotten', aboutFigures],
  ])('notices that %s', (flaw, oracle) => {
    expect(() => histories.forEach((history) => play(history, oracle, flaw))).toThrow('but not');
  });

  it('sees every kind of act succeed', () => {
    const done = histories.flatMap((history) => [...play(history, () => []).done]);
    // A request that comes again changes nothing.
    expect(new Set([...done, 'again'])).toEqual(new Set([...KINDS, 'late']));
  });
});
