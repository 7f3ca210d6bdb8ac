/** One payment for the sessions of a series: each has a share, all under the one code, and nothing is entered twice. */
import { correctPayment, recordPayment } from '@tulia/domain/booking/commands/money/money';
import { furtherIn } from '@tulia/domain/booking/mails/told-together';
import type { Booking } from '@tulia/domain/booking/booking';
import { standingEntries } from '@tulia/domain/money/entry';
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { codeKey } from '@tulia/domain/money/provider-code';
import { paymentCodePath } from '@tulia/domain/records/payment';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { runs } from '@tulia/domain/testing/runs';
import { DAY } from '@tulia/domain/time/instant';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeMoney } from '../bookings/change-money';
import { Refusal } from '@tulia/domain/refusal';
import { putBooking, putWithLocks, storedBooking } from '../platform/testing/bookings';
import { aMember } from '../platform/testing/callers';
import { emails } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { storedEntries } from '../platform/testing/money';
import { putPractitioner, putSettings } from '../platform/testing/practice';
import { receiveMoney } from './receive';

vi.mock('../platform/app');

const WEEK = 7 * DAY;
const { startsAt, createdAt } = aConfirmed();
const NOW = createdAt + DAY;
const clock = { now: () => NOW };
const IDS = ['s0', 's1', 's2'] as const;
const session = (week: number, change: Partial<Booking> = {}): Booking => {
  const referenceNumber = `${week}QF2-M0XC-9KTR-4B1V`;
  return aConfirmed({
    id: `s${week}`,
    seriesId: 's0',
    referenceNumber,
    startsAt: startsAt + week * WEEK,
    searchTerms: [accountCode(referenceNumber).toLowerCase()],
    ...change,
  });
};
const CODE = 'QWE1234567';
const pay = (amount: number, { week = 0, code = CODE } = {}) => {
  const account = accountCode(session(week).referenceNumber);
  const told = { method: 'mobile-money', code, amount, phone: '', account, at: NOW } as const;
  return receiveMoney(told, null, clock);
};
const admin = { caller: aMember('admin'), clock };
let request = 0;
const asked = (bookingId: string) => {
  request += 1;
  return { requestId: `r${request}`, bookingId, version: storedBooking(bookingId).version };
};
const correct = (bookingId: string, entryId: string) =>
  changeMoney('correction', correctPayment, { ...asked(bookingId), entryId, note: '' }, admin);
const enter = (bookingId: string, code: string, amount: number) => {
  const method = 'mobile-money' as const;
  const typed = { ...asked(bookingId), code, amount, method, acceptOverpayment: true };
  return changeMoney('payment', recordPayment, typed, admin);
};
const paid = () => IDS.map((id) => storedBooking(id).payment.paid);
const standing = () => standingEntries(storedEntries()).filter(({ kind }) => kind === 'payment');
const shareOf = (id: string) => standing().find(({ bookingId }) => bookingId === id)?.id ?? '';
const isLocked = (code: string) =>
  memory.read(paymentCodePath(codeKey('mobile-money', code))) !== null;
const receiptNumbers = () =>
  Object.values(memory.all('receipts'))
    .map(({ number }) => String(number))
    .sort();

const start = () => {
  memory.clear();
  putSettings({});
  putPractitioner();
  for (const week of [2, 0, 1]) putBooking(session(week));
};
beforeEach(start);

describe('a payment for a session of a series', () => {
  it.each<[number, number, number[]]>([
    [1000, 0, [1000, 0, 0]],
    [3000, 1, [0, 3000, 0]],
    [7000, 0, [3000, 3000, 1000]],
    [9000, 2, [3000, 3000, 3000]],
    [9500, 1, [3000, 3500, 3000]],
  ])('KES %i with the account of session %i pays %j', async (amount, week, shares) => {
    expect(await pay(amount, { week })).toEqual({ bookingId: `s${week}` });
    expect(paid()).toEqual(shares);
    // The notice, the poll and the typed code tell of it again.
    expect(await pay(amount, { week })).toEqual({ bookingId: null });
    expect(paid()).toEqual(shares);
    expect(standing().every(({ code }) => code === CODE)).toBe(true);
  });

  it('goes to the next session where its own is paid, and is known to be entered', async () => {
    await pay(3000);
    await pay(3000, { code: 'QWE7654321' });
    expect(paid()).toEqual([3000, 3000, 0]);
    expect(await pay(3000, { code: 'QWE7654321' })).toEqual({ bookingId: null });
    expect(paid()).toEqual([3000, 3000, 0]);
  });

  it('never reaches what another client has, or what nothing is asked for', async () => {
    putBooking(session(1, { clientId: 'brian-client' }));
    putBooking(session(2, { status: 'cancelled' }));
    await pay(9000);
    expect(paid()).toEqual([9000, 0, 0]);
  });

  it('has a receipt for each share, and one email that tells of all', async () => {
    await pay(9000);
    expect(receiptNumbers()).toEqual(['2026-00001', '2026-00002', '2026-00003']);
    const [mail, ...others] = emails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'payment-received',
      bookingId: 's0',
      parameters: { amount: 9000, code: CODE, receiptNumber: receiptNumbers().join(', ') },
    });
    expect(mail && furtherIn(mail).map(({ bookingId }) => bookingId)).toEqual(['s1', 's2']);
    await pay(500, { code: 'QWE7654321' });
    expect(receiptNumbers()).toHaveLength(4);
  });

  it('keeps the time of every request it pays, and confirms them if the practice wants that', async () => {
    const requested = { status: 'pending', confirmedDate: null, confirmedTimeSlot: null } as const;
    putSettings({ confirmWhenPaid: true });
    for (const week of [0, 1, 2]) putWithLocks(session(week, requested), NOW + DAY);
    await pay(8000);
    const states = IDS.map((id) => storedBooking(id).status);
    expect(states).toEqual(['confirmed', 'confirmed', 'pending']);
    const count = (template: string) => emails().filter((each) => each.template === template);
    expect(count('booking-confirmed')).toHaveLength(1);
    expect(count('payment-received')).toHaveLength(1);
  });
});

it('the code stays locked until the last share is corrected, and is then free for the right entry', async () => {
  await pay(6000);
  await correct('s0', shareOf('s0'));
  expect(isLocked(CODE)).toBe(true);
  await pay(6000);
  expect(paid()).toEqual([0, 3000, 0]);
  const used = { code: 'code-already-used' };
  await expect(enter('s2', CODE, 6000)).rejects.toMatchObject(used);
  await correct('s1', shareOf('s1'));
  expect(isLocked(CODE)).toBe(false);
  // The provider's list still has it: it is entered again by hand alone.
  await pay(6000);
  await pay(6000, { week: 1 });
  expect(paid()).toEqual([0, 0, 0]);
  await enter('s2', CODE, 6000);
  expect(paid()).toEqual([0, 0, 6000]);
});

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom('pay', 'pay', 'repeat', 'correct', 'enter'),
    week: fc.nat({ max: 2 }),
    amount: fc.constantFrom(1, 500, 3000, 4500, 6000, 9000, 12_000),
    roll: fc.nat({ max: 99 }),
  }),
  { minLength: 4, maxLength: 14 },
);

it('what came in, less what was corrected, is what the ledger has, in any order', async () => {
  const seen = { split: 0, corrected: 0, refused: 0, entered: 0 };
  const property = fc.asyncProperty(acts, async (history) => {
    start();
    const came: { code: string; amount: number; week: number }[] = [];
    let due = 0;
    const entriesOf = (code: string) => standing().filter((each) => each.code === code);
    for (const { kind, week, amount, roll } of history) {
      const known = came[roll % Math.max(1, came.length)];
      if (kind === 'pay') {
        const code = `QWE${1_000_000 + came.length}`;
        came.push({ code, amount, week });
        await pay(amount, { week, code });
        due += amount;
        if (entriesOf(code).length > 1) seen.split += 1;
      } else if (known !== undefined && kind === 'repeat') {
        // Also with the account of another session, as a code typed there would have it.
        await pay(known.amount, { week: roll % 2 === 0 ? known.week : week, code: known.code });
      } else if (kind === 'correct') {
        const wrong = standing()[roll % Math.max(1, standing().length)];
        if (wrong === undefined) continue;
        await correct(wrong.bookingId, wrong.id);
        due -= wrong.amount;
        seen.corrected += 1;
      } else if (known !== undefined && kind === 'enter') {
        const isFree = entriesOf(known.code).length === 0;
        const done = await enter(`s${week}`, known.code, known.amount).catch(
          (error: unknown) => error,
        );
        if (isFree) {
          due += known.amount;
          seen.entered += 1;
        } else seen.refused += 1;
        expect(done instanceof Refusal).toBe(!isFree);
      }
      expect(standing().reduce((sum, each) => sum + each.amount, 0)).toBe(due);
      expect(paid().reduce((sum, each) => sum + each, 0)).toBe(due);
      for (const { code } of came) expect(isLocked(code)).toBe(entriesOf(code).length > 0);
    }
    const numbers = receiptNumbers();
    expect(numbers).toEqual(numbers.map((_, i) => `2026-${String(i + 1).padStart(5, '0')}`));
  });
  // Random histories seldom come to the last of these, and those in which nothing happens would prove nothing.
  const all = (['pay', 'enter', 'correct', 'correct', 'enter'] as const).map(
    (kind) => ({ kind, week: 0, amount: 6000, roll: 0 }) as const,
  );
  await fc.assert(property, { numRuns: runs(300), examples: [[all]] });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
}, 60_000);
