/** What each decision about a session changes and leaves in its history, and what each refusal names as its reason. */
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { lockRefs } from '../../slot/lock-refs';
import { aBooking, aConfirmed } from '../../testing/booking';
import { byOwner, byStaff, noLocks, stateOf, templatesOf } from '../../testing/decision';
import { codeOf, refusalOf } from '../../testing/refusal';
import { DAY, HOUR, MINUTE } from '../../time/instant';
import type { Booking } from '../booking';
import { CONSENT_TO_BE_GIVEN } from '../consent/consent-due';
import { CONSENT_VERSIONS } from '../consent/consent-versions';
import { changedShares, moneyShare } from '../figures/month-share';
import { complete, noShow } from './conclude';
import { confirm } from './confirm';
import { move } from './move';
import { reopen } from './reopen';
import { giveConsent } from './give-consent';
import { keepRest, recordPayment, recordRefund, waive } from './money/money';
import { holdAgain } from './time/hold-time';

/** On Monday 23 November 2026 at 14:00. */
const { startsAt } = aBooking();
const now = startsAt - 3 * DAY;
const { signedBy } = byStaff;
const seen = { ...byStaff, version: 3 };
const monday = (time: string) => ({ date: '2026-11-23', time });
const confirmed = (change: Partial<Booking> = {}) =>
  confirm(stateOf(aBooking(change)), { ...seen, ...monday('14:00') }, settings, now);
const moved = (by: typeof byStaff | typeof byOwner, start = monday('16:00'), at = now) =>
  move(stateOf(aConfirmed()), { ...by, version: 3, ...start }, settings, at);
const idsOf = (refs: readonly { id: string }[]) => refs.map(({ id }) => id);
const refusedAs = (work: () => unknown) => {
  const { code, details } = refusalOf(work) ?? {};
  return { code, details };
};

describe('a confirmation', () => {
  it('raises the version, asks for a meeting, and updates statistics, public card and emails', () => {
    const plan = confirmed();
    expect(plan.fields).toMatchObject({ version: 4, updatedAt: now, calendarSequence: 0 });
    expect(plan.after.meeting).toMatchObject({ state: 'wanted', forVersion: 4 });
    expect(plan).toMatchObject({
      before: aBooking(),
      request: null,
      clients: [{ clientId: 'amina-client', add: { coming: { status: 'confirmed' } }, said: {} }],
      shares: changedShares(aBooking(), aConfirmed()),
      card: { status: 'confirmed', clientName: 'Amina Otieno' },
      event: {
        at: now,
        actor: signedBy,
        action: 'confirm',
        from: 'pending',
        to: 'confirmed',
        version: 4,
        details: { startsAt },
      },
    });
    const mails = ['booking-confirmed', 'staff-invitation', 'session-reminder'];
    expect(templatesOf(plan)).toEqual(mails);
    const id = `booking-1_reminder_${startsAt}`;
    expect(plan.mails[2]).toMatchObject({ id, delay: DAY, replaces: true });
  });

  it('counts the late payment of a request that had lost its time', () => {
    const payment = { ...aBooking().payment, state: 'refund-due', paid: 3000, due: 0 } as const;
    const { after } = confirmed({ paidTime: 'lost', payment: { ...payment, balance: -3000 } });
    expect(after).toMatchObject({ paidTime: null, payment: { state: 'paid', balance: 0 } });
  });
});

describe('a move', () => {
  it('records both times, links the new one to the calendar, and plans another reminder', () => {
    const later = startsAt + 2 * HOUR;
    const plan = moved(byStaff);
    expect(plan.event).toMatchObject({
      action: 'move',
      from: 'confirmed',
      to: 'confirmed',
      details: { from: startsAt, to: later },
    });
    expect(plan.after.googleCalendarLink).toContain('dates=20261123T130000Z%2F20261123T135000Z');
    expect(plan.mails[2]).toMatchObject({ id: `booking-1_reminder_${later}`, replaces: true });
  });

  it('keeps the locks that both times need, and frees the others', () => {
    const long = aConfirmed({ endsAt: startsAt + 90 * MINUTE });
    long.service.durationMinutes = 90;
    const { locks } = move(stateOf(long), { ...seen, ...monday('15:00') }, settings, now);
    const first = { startsAt, endsAt: startsAt + HOUR };
    expect(locks.release).toEqual(lockRefs(first, long));
    expect(idsOf(locks.claim)).toContain('therapist_2026-11-23_1530');
  });

  it('by a client must keep opening hours and notice; staff may still move', () => {
    const sunday = { date: '2026-11-22', time: '10:00' };
    expect(codeOf(() => moved(byOwner, sunday))).toBe('slot-unavailable');
    expect(codeOf(() => moved(byStaff, sunday))).toBeNull();
    const tooLate = () => moved(byOwner, monday('17:00'), startsAt - 5 * HOUR);
    const details = { cutoffHours: 6 };
    expect(refusedAs(tooLate)).toEqual({ code: 'too-late-to-move', details });
    expect(codeOf(() => moved(byStaff, monday('17:00'), startsAt - 5 * HOUR))).toBeNull();
  });
});

describe('how a session ended', () => {
  it.each([
    ['complete', complete, 'completed', null],
    ['no-show', noShow, 'no_show', 'session-not-begun'],
  ] as const)('%s can be entered once it has begun, before it only that it was held', (...each) => {
    const [action, conclude, status, early] = each;
    const at = (moment: number) => conclude({ booking: aConfirmed() }, seen, moment);
    expect(codeOf(() => at(startsAt - 1))).toBe(early);
    expect(at(startsAt)).toMatchObject({ after: { status }, event: { action }, mails: [] });
  });
});

describe('a consent', () => {
  it('to a booking by staff is given once and recorded in the history', () => {
    const { privacy, adult } = CONSENT_VERSIONS;
    const versions = { privacyVersion: privacy, agreementVersion: adult };
    const due = { privacyVersion: CONSENT_TO_BE_GIVEN, agreementVersion: CONSENT_TO_BE_GIVEN };
    const consent = { ...due, form: 'adult', at: 0 } as const;
    const give = (booking: Booking) => giveConsent({ booking }, { ...versions, signedBy }, now);
    const given = give(aBooking({ consent }));
    expect(given.event).toMatchObject({ action: 'consent', actor: signedBy });
    expect(given.after.consent).toEqual({ ...versions, form: 'adult', at: now });
    expect(refusedAs(() => give(given.after))).toEqual({
      code: 'transition-not-allowed',
      details: { from: 'pending', action: 'consent' },
    });
  });
});

const entry = { id: 'e1', requestHash: 'h' };
const cash = { method: 'cash' as const, code: '' };
const money = { ...seen, entry, amount: 1000, note: '', ...cash };
const session = { booking: aConfirmed(), entries: [] };

describe('money', () => {
  it('has its entry, sum and method in the history, counts in its month, and changes no status', () => {
    const plan = recordPayment(session, money, settings, now)!;
    expect(plan.event).toMatchObject({
      action: 'payment',
      actor: signedBy,
      details: { entry: 'e1', amount: 1000, method: 'cash' },
    });
    const entered = { id: 'e1', bookingId: 'booking-1', at: now, by: signedBy };
    expect(plan.ledger[0]?.entry).toMatchObject(entered);
    expect(plan.after.payment).toMatchObject({ state: 'partly', paid: 1000, balance: 2000 });
    const share = moneyShare(plan.ledger[0]!.entry, null, plan.after);
    expect(plan).toMatchObject({ shares: [share], card: null, mails: [] });
    expect(share).toMatchObject({ figures: { received: 1000 } });
  });

  it('keeps the time when a payment comes and the locks are known, not when it is waived', () => {
    const request = { booking: aBooking(), entries: [] };
    const whole = { ...money, amount: 3000 };
    const timed = { ...request, locks: noLocks };
    expect(recordPayment(timed, whole, settings, now)?.after.paidTime).toBe('kept');
    const keepsNone = { after: { paidTime: null, payment: { balance: 0 } }, locks: { claim: [] } };
    expect(recordPayment(request, whole, settings, now)).toMatchObject(keepsNone);
    expect(waive(timed, whole, settings, now)).toMatchObject({ ...keepsNone, mails: [] });
  });

  it('is confirmed by an emailed receipt if it has a number', () => {
    const numbered = { ...money, receiptNumber: 'R-1' };
    const plan = recordPayment(session, numbered, settings, now);
    expect(templatesOf(plan)).toEqual(['payment-received']);
  });
});

describe('a decision about an older version', () => {
  const old = { ...seen, version: 2 };
  const stale = { ...money, version: 2 };
  const ended = aConfirmed({ status: 'no_show' });
  const request = stateOf(aBooking());

  it('is refused with the present version and status', () => {
    expect(refusedAs(() => complete({ booking: aConfirmed() }, old, startsAt))).toEqual({
      code: 'version-conflict',
      details: { version: 3, status: 'confirmed' },
    });
  });

  it.each<[string, () => unknown]>([
    ['confirm', () => confirm(request, { ...old, ...monday('14:00') }, settings, now)],
    ['move', () => move(stateOf(aConfirmed()), { ...old, ...monday('16:00') }, settings, now)],
    ['reopen', () => reopen(stateOf(ended), old, settings, startsAt)],
    ['payment', () => recordPayment(session, stale, settings, now)],
    ['refund', () => recordRefund(session, stale, settings, now)],
    ['waiver', () => waive(session, stale, settings, now)],
    ['kept', () => keepRest(session, stale, settings, now)],
    ['hold', () => holdAgain(request, old, settings, now)],
  ])('is refused: %s', (_, run) => {
    expect(codeOf(run)).toBe('version-conflict');
  });
});
