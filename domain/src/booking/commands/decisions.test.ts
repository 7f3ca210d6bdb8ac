/** What each decision about a session leaves in its history, and what each refusal names as its reason. */
import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../../money/summary';
import { DEFAULT_OPENING_HOURS } from '../../practice/practitioner';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { bookingLock, lockRefs, type LocksFound } from '../../slot/lock-refs';
import { aBooking, aConfirmed } from '../../testing/booking';
import { refusalOf } from '../../testing/refusal';
import { DAY, HOUR, MINUTE } from '../../time/instant';
import { toInstant } from '../../time/practice-time';
import type { Booking } from '../booking';
import { CONSENT_TO_BE_GIVEN } from '../consent/consent-due';
import { CONSENT_VERSIONS } from '../consent/consent-versions';
import { changedShares, moneyShare } from '../figures/month-share';
import { requireVersion } from '../version';
import { changeContact } from './change-contact';
import { complete } from './conclude';
import { confirm } from './confirm';
import { giveConsent } from './give-consent';
import { chooseAgain, holdAgain } from './time/hold-again';
import { keepRest, recordPayment, recordRefund, waive } from './money/money';
import { move } from './move';
import { reopen } from './reopen';

const { startsAt } = aBooking();
const now = startsAt - 3 * DAY;
const signedBy = { kind: 'staff', uid: 'njeri', name: 'Njeri' } as const;
const byStaff = { actor: { kind: 'staff', role: 'admin', isOwn: false }, signedBy } as const;
const byOwner = { actor: { kind: 'owner' }, signedBy } as const;
const seen = { version: 3 };
const monday = (time: string) => ({ date: '2026-11-23', time });
const lockedBy = (booking: Booking, bookingId: string, until: number | null): LocksFound =>
  new Map(
    lockRefs(booking, booking).map((ref) => [
      ref.id,
      bookingLock(ref, { bookingId, serviceId: booking.serviceId }, until),
    ]),
  );
const stateOf = (booking: Booking, locks = lockedBy(booking, booking.id, null)) => ({
  booking,
  locks,
  months: () => ({ timeSlots: [], busy: [], isAvailable: true }),
  openingHours: DEFAULT_OPENING_HOURS,
  contact: { email: '', calendarId: 'primary' },
});
const refusedAs = (work: () => unknown) => {
  const { code, details } = refusalOf(work) ?? {};
  return { code, details };
};

describe('the history', () => {
  it('names the time of a confirmation', () => {
    const state = stateOf(aBooking());
    const { event } = confirm(state, { ...byStaff, ...seen, ...monday('14:00') }, settings, now);
    expect(event).toEqual({
      at: now,
      actor: signedBy,
      action: 'confirm',
      from: 'pending',
      to: 'confirmed',
      version: 4,
      details: { startsAt },
    });
  });

  it('names the old and the new time of a move', () => {
    const state = stateOf(aConfirmed());
    const { event } = move(state, { ...byStaff, ...seen, ...monday('16:00') }, settings, now);
    expect(event).toMatchObject({
      action: 'move',
      from: 'confirmed',
      to: 'confirmed',
      details: { from: startsAt, to: startsAt + 2 * HOUR },
    });
  });

  it('says that a session was reopened', () => {
    const booking = aConfirmed({ status: 'no_show' });
    const { event } = reopen(stateOf(booking), { ...byStaff, ...seen }, settings, now);
    expect(event).toMatchObject({ action: 'reopen', from: 'no_show', to: 'confirmed' });
  });

  it('says that a consent was given', () => {
    const versions = {
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS.adult,
    };
    const due = {
      privacyVersion: CONSENT_TO_BE_GIVEN,
      agreementVersion: CONSENT_TO_BE_GIVEN,
      form: 'adult' as const,
      at: 0,
    };
    const given = giveConsent(
      { booking: aBooking({ consent: due }) },
      { ...versions, signedBy },
      now,
    );
    expect(given.event).toMatchObject({ action: 'consent', actor: signedBy });
    expect(given.after.consent).toEqual({ ...versions, form: 'adult', at: now });
    const again = () => giveConsent({ booking: given.after }, { ...versions, signedBy }, now);
    expect(refusedAs(again)).toEqual({
      code: 'transition-not-allowed',
      details: { from: 'pending', action: 'consent' },
    });
  });

  it('names entry, sum and method of money', () => {
    const entry = { id: 'e1', requestHash: 'h' };
    const input = { ...seen, entry, signedBy, amount: 1000, method: 'cash' as const, code: '' };
    const plan = recordPayment({ booking: aConfirmed(), entries: [] }, input, settings, now);
    expect(plan?.event).toMatchObject({
      action: 'payment',
      actor: signedBy,
      details: { entry: 'e1', amount: 1000, method: 'cash' },
    });
    expect(plan?.ledger[0]?.entry).toMatchObject({
      id: 'e1',
      bookingId: 'booking-1',
      at: now,
      by: signedBy,
    });
  });
});

describe('a decision about an older version', () => {
  it('is refused with the present version and status', () => {
    const run = () => {
      requireVersion(aConfirmed(), 2);
    };
    expect(refusedAs(run)).toEqual({
      code: 'version-conflict',
      details: { version: 3, status: 'confirmed' },
    });
  });

  const entry = { id: 'e1', requestHash: 'h' };
  const stale = { version: 2 };
  const cash = { method: 'cash' as const, code: '' };
  const money = { ...stale, entry, signedBy, amount: 1000, note: '', ...cash };
  it.each<[string, () => unknown]>([
    [
      'confirm',
      () =>
        confirm(stateOf(aBooking()), { ...byStaff, ...stale, ...monday('14:00') }, settings, now),
    ],
    [
      'move',
      () =>
        move(stateOf(aConfirmed()), { ...byStaff, ...stale, ...monday('16:00') }, settings, now),
    ],
    ['conclude', () => complete({ booking: aConfirmed() }, { ...byStaff, ...stale }, startsAt)],
    [
      'reopen',
      () =>
        reopen(
          stateOf(aConfirmed({ status: 'no_show' })),
          { ...byStaff, ...stale },
          settings,
          startsAt,
        ),
    ],
    ['payment', () => recordPayment({ booking: aConfirmed(), entries: [] }, money, settings, now)],
    ['refund', () => recordRefund({ booking: aConfirmed(), entries: [] }, money, settings, now)],
    ['waiver', () => waive({ booking: aConfirmed(), entries: [] }, money, settings, now)],
    ['kept', () => keepRest({ booking: aConfirmed(), entries: [] }, money, settings, now)],
    [
      'hold',
      () =>
        holdAgain({ booking: aBooking(), locks: new Map() }, { ...stale, signedBy }, settings, now),
    ],
  ])('is refused: %s', (_, run) => {
    expect(refusalOf(run)?.code).toBe('version-conflict');
  });
});

describe('a refusal names its reason', () => {
  it('for a session that has not begun: when it begins', () => {
    const run = () => complete({ booking: aConfirmed() }, { ...byStaff, ...seen }, startsAt - 1);
    expect(refusedAs(run)).toEqual({ code: 'session-not-begun', details: { startsAt } });
  });

  it('for a client who moves too late: the hours; staff may still move', () => {
    const late = startsAt - 5 * HOUR;
    const by = (who: typeof byStaff | typeof byOwner) => () =>
      move(stateOf(aConfirmed()), { ...who, ...seen, ...monday('17:00') }, settings, late);
    expect(refusedAs(by(byOwner))).toEqual({
      code: 'too-late-to-move',
      details: { cutoffHours: 6 },
    });
    expect(refusalOf(by(byStaff))).toBeNull();
  });

  it('for a booking that was never a session: its status', () => {
    const booking = aBooking({ status: 'cancelled' });
    const run = () => reopen(stateOf(booking), { ...byStaff, ...seen }, settings, now);
    expect(refusedAs(run)).toEqual({
      code: 'transition-not-allowed',
      details: { from: 'cancelled', action: 'reopen' },
    });
  });
});

describe('a hold that has ended', () => {
  const nothing: LocksFound = new Map();
  const hold = (booking: Booking) =>
    holdAgain({ booking, locks: nothing }, { ...seen, signedBy }, settings, now);
  const choose = (booking: Booking) =>
    chooseAgain(
      stateOf(booking, nothing),
      { ...seen, signedBy, date: '2026-11-24', time: '10:00' },
      settings,
      now,
    );
  const to = toInstant('2026-11-24', '10:00');

  it('can be held again, and the history says so', () => {
    expect(hold(aBooking()).event).toMatchObject({ action: 'hold', actor: signedBy });
    const held = aBooking({ holdExpiresAt: now + 1 });
    expect(refusedAs(() => hold(held))).toEqual({
      code: 'transition-not-allowed',
      details: { from: 'pending', action: 'hold' },
    });
  });

  it('can be given up for another time, by the hours for clients', () => {
    const { event, after } = choose(aBooking());
    expect(event).toMatchObject({ action: 'choose-time', details: { from: startsAt, to } });
    expect(after.startsAt).toBe(to);
    const said = aBooking({ paidTime: 'said', saidCode: 'QWE1234567', holdExpiresAt: now + 1 });
    expect(refusedAs(() => choose(said))).toEqual({
      code: 'transition-not-allowed',
      details: { from: 'pending', action: 'choose-time' },
    });
  });

  it('keeps another time only for a request that is paid in full', () => {
    const until = now + settings.holdMinutes * MINUTE;
    const holdOf = (booking: Booking) => {
      const { paidTime, holdExpiresAt } = choose(booking).after;
      return { paidTime, holdExpiresAt };
    };
    const held = { paidTime: null, holdExpiresAt: until };
    const part = { ...nothingPaid(3000), paid: 1000, balance: 2000 };
    expect(holdOf(aBooking({ payment: part }))).toEqual(held);
    const { name } = aBooking().service;
    const free = { service: { name, durationMinutes: 50, price: 0 }, payment: nothingPaid(0) };
    expect(holdOf(aBooking(free))).toEqual(held);
    const whole = { ...nothingPaid(3000), paid: 3000, balance: 0 };
    expect(holdOf(aBooking({ payment: whole }))).toEqual({ paidTime: 'kept', holdExpiresAt: null });
  });
});

describe('money keeps a time', () => {
  const locks: LocksFound = new Map();
  const money = {
    ...seen,
    entry: { id: 'e1', requestHash: 'h' },
    signedBy,
    amount: 3000,
    note: '',
  };
  const cash = { method: 'cash' as const, code: '' };

  it('when it comes in, if the locks of the time are known', () => {
    const input = { ...money, ...cash };
    const kept = recordPayment({ booking: aBooking(), entries: [], locks }, input, settings, now);
    expect(kept?.after.paidTime).toBe('kept');
    const without = recordPayment({ booking: aBooking(), entries: [] }, input, settings, now);
    expect(without).toMatchObject({ after: { paidTime: null }, locks: { claim: [] } });
  });

  it('but not when the price is waived', () => {
    const plan = waive({ booking: aBooking(), entries: [], locks }, money, settings, now);
    expect(plan).toMatchObject({
      after: { paidTime: null, payment: { balance: 0 } },
      locks: { claim: [] },
      mails: [],
    });
  });

  it('and is answered by a receipt if it has a number', () => {
    const receiptNumber = 'R-1';
    const input = { ...money, ...cash, receiptNumber };
    const plan = recordPayment({ booking: aConfirmed(), entries: [] }, input, settings, now);
    expect(plan?.mails.map(({ template }) => template)).toEqual(['payment-received']);
  });
});

describe('the reports', () => {
  it('count money in the month of its entry, and no entry that moves no money', () => {
    const entry = { id: 'e1', requestHash: 'h' };
    const input = { ...seen, entry, signedBy, amount: 1000, method: 'cash' as const, code: '' };
    const plan = recordPayment({ booking: aConfirmed(), entries: [] }, input, settings, now)!;
    const share = moneyShare(plan.ledger[0]!.entry, null, plan.after);
    expect(share).not.toBeNull();
    expect(plan.shares).toEqual([share]);
    const typed = { name: 'Amina W.', email: 'amina@example.com', phone: '0700', signedBy };
    expect(changeContact({ booking: aConfirmed() }, typed, now).shares).toEqual([]);
  });

  it('count a session once its request is confirmed', () => {
    const input = { ...byStaff, ...seen, ...monday('14:00') };
    expect(confirm(stateOf(aBooking()), input, settings, now).shares).toEqual(
      changedShares(aBooking(), aConfirmed()),
    );
  });
});

describe('the public card', () => {
  it('follows the status', () => {
    const input = { ...byStaff, ...seen, ...monday('14:00') };
    expect(confirm(stateOf(aBooking()), input, settings, now).card).toMatchObject({
      status: 'confirmed',
      clientName: 'Amina Otieno',
    });
  });

  it('follows the name', () => {
    const typed = { name: 'Amina W.', email: 'amina@example.com', phone: '0700', signedBy };
    const { card } = changeContact({ booking: aConfirmed() }, typed, now);
    expect(card).toEqual({
      referenceNumber: '7QF2-M0XC-9KTR-4B1V',
      status: 'confirmed',
      clientName: 'Amina W.',
    });
    const same = { ...typed, name: 'Amina Otieno' };
    expect(changeContact({ booking: aConfirmed() }, same, now).card).toBeNull();
  });
});
