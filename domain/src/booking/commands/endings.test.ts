/**
 * How a booking ends that does not take place, comes back, or loses its client: what happens to time, money, mails
 * and contact.
 */
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import type { RefusalCode } from '../../refusal';
import { lockRefs } from '../../slot/lock-refs';
import { aBooking, aConfirmed } from '../../testing/booking';
import { aGuardianConsent } from '../../testing/consent';
import { byOwner, byStaff, contact, locksAt, noLocks, templatesOf } from '../../testing/decision';
import { anEntry } from '../../testing/money';
import { codeOf, refusalOf } from '../../testing/refusal';
import { DAY, HOUR, MINUTE } from '../../time/instant';
import { noMeeting, type Booking } from '../booking';
import { UNDO_KEPT } from '../cancellation';
import { searchTerms } from '../search-terms';
import type { Actor } from '../transitions';
import { cancel, undoCancel, type CancelInput, type CancelState } from './cancel';
import { keepRest } from './money/money';
import { reject } from './reject';
import { reopen } from './reopen';
import { unlink } from './unlink';

const { startsAt, endsAt } = aBooking();
const client = byOwner.signedBy;
const { actor: admin, signedBy: staff } = byStaff;
const owner: Actor = byOwner.actor;
const therapist = { kind: 'staff', role: 'therapist', isOwn: true } as const;
const refs = lockRefs(aBooking(), aBooking());
const paid = { ...aBooking().payment, state: 'paid', paid: 3000, balance: 0 } as const;
const early = startsAt - 9 * DAY;
const late = startsAt - HOUR;
const heldEarly = aConfirmed({ status: 'completed' });
const guardian = { name: 'Zawadi', phone: '0700', email: 'z@example.com', consents: true };

const cancelled = (
  booking: Booking,
  {
    actor = owner,
    at = early,
    locks = locksAt(booking, booking.id),
    ...more
  }: Partial<CancelInput> & { at?: number; locks?: typeof noLocks } = {},
) => {
  const signedBy = actor.kind === 'owner' ? client : staff;
  const input = { actor, signedBy, version: null, ...more };
  return cancel({ booking, locks, contact }, input, settings, at);
};
const reopened = (booking: Booking, at = early, locks = noLocks, actor: Actor = admin) => {
  const input = { actor, signedBy: staff, version: booking.version };
  return reopen({ booking, locks, contact }, input, settings, at);
};

describe('cancelling', () => {
  const aboutMoney = (plan: ReturnType<typeof cancelled>) => [
    plan?.after.payment.state,
    plan?.event.details['refund'],
  ];
  const back = ['refund-due', 3000];
  const kept = ['paid', 0];
  const askedFor = { actor: admin, askedBy: 'client' } as const;
  const lateByStaff = { actor: admin, at: late };

  it('names the change, the refund, and who did it, and withdraws an invitation if there was one', () => {
    const plan = cancelled(aConfirmed({ payment: paid, calendarSequence: 0 }));
    const event = { action: 'cancel', actor: client, details: { refund: 3000 } };
    expect(plan).toMatchObject({ event, after: { calendarSequence: 1 } });
    const told = { invited: true, refund: 3000, byClient: true, leaving: false };
    expect(plan?.mails[0]?.parameters).toMatchObject(told);
    const byStaff = cancelled(aConfirmed({ payment: paid }), { actor: admin });
    expect(byStaff?.after.calendarSequence).toBeNull();
    expect(byStaff?.mails[0]?.parameters).toMatchObject({ invited: false, byClient: false });
  });

  it('by a client who deletes the account offers no new booking', () => {
    const plan = cancelled(aConfirmed(), { leaving: true });
    expect(plan?.mails[0]?.parameters).toMatchObject({ leaving: true });
  });

  it('twice is the same as once, for an actor who may cancel', () => {
    const over = aConfirmed({ status: 'cancelled' });
    expect(cancelled(over)).toBeNull();
    expect(codeOf(() => cancelled(over, { actor: therapist }))).toBe('forbidden');
  });

  it('is refused when the booking has changed since it was seen', () => {
    const refusal = refusalOf(() => cancelled(aConfirmed(), { version: 2 }));
    const details = { version: 3, status: 'confirmed' };
    expect(refusal).toMatchObject({ code: 'version-conflict', details });
    expect(cancelled(aConfirmed(), { version: 3 })?.after.status).toBe('cancelled');
  });

  it('frees the time that is still its own, and no time that another booking took over', () => {
    expect(cancelled(aConfirmed())?.locks.release).toEqual(refs);
    const locks = locksAt(aConfirmed(), 'other');
    expect(cancelled(aConfirmed(), { locks })?.locks.release).toEqual([]);
  });

  it.each<[string, boolean, Booking, Parameters<typeof cancelled>[1]]>([
    ['a session given up by its client within the cut-off', true, aConfirmed(), { at: late }],
    ['one given up by asking staff', true, aConfirmed(), { ...askedFor, at: late }],
    ['one that stands as held before its time', true, heldEarly, { ...askedFor, at: late }],
    ['one whose fee is waived', true, aConfirmed(), { ...askedFor, at: late, waivesFee: true }],
    ['one given up before the cut-off', false, aConfirmed(), {}],
    ['one given up before it by asking staff', false, aConfirmed(), askedFor],
    ['one that the practice gives up', false, aConfirmed(), lateByStaff],
    ['one that was late once before', false, aConfirmed({ cancelledLate: true }), lateByStaff],
    ['a request', false, aBooking(), { at: late }],
    ['a request given up by asking staff', false, aBooking(), { ...askedFor, at: late }],
  ])('of %s is late: %s', (_, isLate, booking, more) => {
    expect(cancelled(booking, more)?.after.cancelledLate).toBe(isLate);
  });

  it('is refused to a client once the session has begun', () => {
    const refusal = refusalOf(() => cancelled(aConfirmed(), { at: startsAt }));
    const details = { from: 'confirmed', action: 'cancel' };
    expect(refusal).toMatchObject({ code: 'transition-not-allowed', details });
    expect(cancelled(aBooking(), { at: startsAt })?.after.status).toBe('cancelled');
  });

  it('keeps payments only when the client is late, or the session was held or missed', () => {
    const booking = aConfirmed({ payment: paid });
    expect(aboutMoney(cancelled(booking))).toEqual(back);
    const onTime = startsAt - 3 * HOUR;
    expect(aboutMoney(cancelled(booking, { at: onTime }))).toEqual(back);
    expect(aboutMoney(cancelled(booking, { at: onTime + 1 }))).toEqual(kept);
    expect(aboutMoney(cancelled(booking, { actor: admin, at: late }))).toEqual(back);
    expect(aboutMoney(cancelled(booking, { actor: admin, at: startsAt }))).toEqual(back);
    const soon = { ...booking, status: 'completed' } as const;
    expect(aboutMoney(cancelled(soon, { actor: admin, at: late }))).toEqual(back);
    for (const status of ['completed', 'no_show'] as const) {
      const held = { ...booking, status };
      const waived = { ...askedFor, at: endsAt, waivesFee: true };
      expect(aboutMoney(cancelled(held, waived))).toEqual(kept);
      expect(aboutMoney(cancelled(held, { actor: admin, at: endsAt }))).toEqual(kept);
    }
  });

  it('that the client asked staff for follows the policy, unless staff waive the fee', () => {
    const booking = aConfirmed({ payment: paid });
    expect(aboutMoney(cancelled(booking, askedFor))).toEqual(back);
    expect(aboutMoney(cancelled(booking, { ...askedFor, at: late }))).toEqual(kept);
    const waived = cancelled(booking, { ...askedFor, at: late, waivesFee: true });
    expect(aboutMoney(waived)).toEqual(back);
    expect(waived?.event.details).toEqual({ refund: 3000, kept: 0, by: 'client', waived: true });
    expect(waived?.mails[0]?.parameters).toMatchObject({ asked: true, keeps: false, kept: 0 });
  });

  it('refunds a payment for a lost time, even after the cut-off', () => {
    const lost = aBooking({ payment: { ...paid, state: 'refund-due' }, paidTime: 'lost' });
    expect(aboutMoney(cancelled(lost, { at: late }))).toEqual(back);
    expect(aboutMoney(cancelled(lost, { ...askedFor, at: late }))).toEqual(back);
  });

  it('records who asked, and shows the client the reason only when staff choose that', () => {
    const why = { reason: ' She called at noon. ' };
    const unsaid = cancelled(aConfirmed(), { ...askedFor, ...why, at: late });
    expect(unsaid?.after).toMatchObject({ cancelledBy: 'client', cancelReason: null });
    expect(unsaid?.event.details).toMatchObject({ reason: 'She called at noon.', told: false });
    expect(JSON.stringify(unsaid?.mails)).not.toContain('She called');
    const told = cancelled(aConfirmed(), { actor: admin, ...why, tellsReason: true });
    const shown = { cancelledBy: 'practice', cancelReason: 'She called at noon.' };
    expect(told?.after).toMatchObject(shown);
    expect(told?.event.details).toMatchObject({ by: 'practice', told: true });
    expect(cancelled(aConfirmed())?.after).toMatchObject({ cancelledBy: 'client' });
    const silent = cancelled(aConfirmed(), { actor: admin, reason: '  ', tellsReason: true });
    expect(silent?.after.cancelReason).toBeNull();
    expect(silent?.event.details).not.toHaveProperty('reason');
  });

  it.each<Partial<CancelInput>>([
    { waivesFee: true },
    { askedBy: 'practice' },
    { reason: 'The practice called.' },
    { tellsReason: true },
  ])('by a client is refused with %j', (said) => {
    const refused = () => cancelled(aConfirmed({ payment: paid }), { ...said, at: late });
    expect(codeOf(refused)).toBe('forbidden');
  });

  it('of a past session sends no email, and of a request always does', () => {
    const mailed = (booking: Booking, at: number) =>
      templatesOf(cancelled(booking, { actor: admin, at }));
    const invited = aConfirmed({ calendarSequence: 0 });
    expect(mailed(invited, endsAt - 1)).toEqual(['booking-cancelled', 'staff-invitation']);
    expect(mailed(invited, endsAt)).toEqual([]);
    expect(mailed(aBooking(), endsAt)).toEqual(['booking-cancelled']);
    expect(mailed(heldEarly, startsAt - 1)).toEqual(['booking-cancelled']);
    expect(mailed(heldEarly, startsAt)).toEqual([]);
  });

  it('of a rejected request changes nothing about its money, and sends no email', () => {
    const payment = { ...paid, state: 'refund-due', due: 0, balance: -3000 } as const;
    const plan = cancelled(aBooking({ status: 'rejected', payment }), { actor: admin, at: endsAt });
    expect(aboutMoney(plan)).toEqual(back);
    expect(plan?.mails).toEqual([]);
  });
});

describe('a cancellation by staff that can be undone', () => {
  const held = { actor: admin, undoable: true } as const;
  const meeting = { ...noMeeting, state: 'ready', source: 'google', forVersion: 2 } as const;
  const ready = aConfirmed({ meeting, googleMeetLink: 'm', payment: paid, calendarSequence: 0 });
  const undone = (booking: Booking, at = early, more: Partial<CancelState> = {}) => {
    const input = { ...byStaff, version: booking.version };
    return undoCancel({ booking, locks: noLocks, contact, ...more }, input, at);
  };

  it('delays its emails and keeps the meeting; undoing it restores the booking', () => {
    for (const booking of [ready, aBooking({ paidTime: 'kept', payment: paid })]) {
      const plan = cancelled(booking, held)!;
      for (const mail of plan.mails)
        expect(mail).toMatchObject({ delay: UNDO_KEPT, noticeWaits: true });
      expect(plan.after.meeting.nextAttemptAt).toBe(booking === ready ? early + UNDO_KEPT : null);
      const { after, locks, event, mails } = undone(plan.after);
      const same = { cancelledBy: null, cancelReason: null, undo: null };
      expect(after).toEqual({ ...booking, ...same, version: 5, updatedAt: early });
      expect([locks.claim, locks.until, mails]).toEqual([refs, null, []]);
      expect(event).toMatchObject({ action: 'undo-cancel', to: booking.status });
    }
  });

  it('restores a hold that is not over, and no time that the booking did not have', () => {
    const until = early + MINUTE;
    const booking = aBooking({ holdExpiresAt: until });
    const { after } = cancelled(booking, { ...held, locks: locksAt(booking, booking.id, until) })!;
    expect(undone(after).locks).toMatchObject({ claim: refs, until });
    expect(undone(after, until).locks.claim).toEqual([]);
    const without = cancelled(booking, { ...held, locks: noLocks })!.after;
    expect(undone(without).locks.claim).toEqual([]);
  });

  it('makes a new meeting where the old one was removed or half made', () => {
    const { after } = cancelled(ready, held)!;
    const wanted = { meeting: { state: 'wanted', forVersion: 5 }, googleMeetLink: null };
    const removed = { ...after.meeting, state: 'removed' } as const;
    expect(undone({ ...after, meeting: removed }).after).toMatchObject(wanted);
    const making = cancelled({ ...ready, meeting: { ...meeting, state: 'wanted' } }, held)!;
    expect(undone(making.after).after).toMatchObject(wanted);
  });

  it('can later be marked as the client’s wish: its emails are written again unless they have left', () => {
    const { after } = cancelled(ready, { ...held, at: late })!;
    const say = (isTold: boolean) =>
      cancel(
        { booking: after, locks: noLocks, contact, isTold },
        { ...byStaff, version: 4, askedBy: 'client' },
        settings,
        late,
      )!;
    const said = { cancelledBy: 'client', cancelledLate: true, payment: { keeps: true } };
    expect(say(false)).toMatchObject({ after: { ...said, undo: { version: 5 } } });
    expect(say(false).mails[0]?.parameters).toMatchObject({ asked: true, kept: 3000 });
    expect(say(true)).toMatchObject({ after: { ...said, undo: { version: 4 } }, mails: [] });
  });

  it('can be undone by staff only, before the emails leave, and while the time is free', () => {
    const { after } = cancelled(ready, held)!;
    const at = (when: number) => codeOf(() => undone(after, when));
    expect([at(early + UNDO_KEPT - 1), at(early + UNDO_KEPT)]).toEqual([null, 'undo-too-late']);
    expect(codeOf(() => undone(after, early, { isTold: true }))).toBe('undo-too-late');
    expect(codeOf(() => undone(after, early, { locks: locksAt(after, 'x') }))).toBe('slot-taken');
    expect(codeOf(() => undone(cancelled(ready, { actor: admin })!.after))).toBe(
      'transition-not-allowed',
    );
    const byClient = { ...byOwner, version: 4 };
    const own = () => undoCancel({ booking: after, locks: noLocks, contact }, byClient, early);
    expect(codeOf(own)).toBe('forbidden');
    expect(codeOf(() => cancelled(ready, { undoable: true }))).toBe('forbidden');
  });
});

describe('reopening', () => {
  const over = cancelled(aConfirmed({ payment: paid, calendarSequence: 0 }), {
    actor: admin,
    askedBy: 'client',
    at: late,
    reason: 'x',
    tellsReason: true,
  })!.after;

  it('of a completed or missed session keeps time, meeting and money, and is for admins only', () => {
    const held = aConfirmed({ status: 'completed', payment: paid });
    const plan = reopened(held, endsAt);
    const event = { action: 'reopen', from: 'completed', to: 'confirmed' };
    expect(plan).toMatchObject({ mails: [], locks: { claim: [], release: [] }, event });
    expect(plan.after).toEqual({ ...held, status: 'confirmed', version: 4, updatedAt: endsAt });
    expect(plan.shares[0]?.figures).toEqual({ made_completed: -1, made_confirmed: 1 });
    expect(codeOf(() => reopened(held, endsAt, noLocks, therapist))).toBe('forbidden');
    expect(templatesOf(reopened(held))).toEqual(['session-reminder']);
  });

  it('of a cancelled session takes its time, resets fee and canceller, and invites again', () => {
    const { after, mails, locks } = reopened(over);
    expect(after).toMatchObject({
      status: 'confirmed',
      calendarSequence: 2,
      cancelledLate: false,
      cancelledBy: null,
      cancelReason: null,
      payment: { state: 'paid', keeps: false, due: 3000, balance: 0 },
      meeting: { state: 'wanted', forVersion: 5 },
    });
    const told = ['booking-confirmed', 'staff-invitation', 'session-reminder'];
    expect(templatesOf({ mails })).toEqual(told);
    expect(locks.claim).toEqual(refs);
    const again = cancelled(after, { actor: admin, at: late });
    expect(again?.event.details).toMatchObject({ refund: 3000 });
  });

  it('counts the kept refund as a payment again', () => {
    const entries = [anEntry({ amount: 3000 })];
    const booking = cancelled(aConfirmed({ payment: paid }), { actor: admin })!.after;
    const entry = { id: 'k1', requestHash: 'h' };
    const keeping = { version: null, entry, signedBy: staff, note: 'agreed' };
    const kept = keepRest({ booking, entries }, keeping, settings, early)!;
    const ledger = [...entries, kept.ledger[0]!.entry];
    const state = { booking: kept.after, locks: noLocks, contact, entries: ledger };
    const plan = reopen(state, { ...byStaff, version: kept.after.version }, settings, early);
    expect(plan.after.payment).toMatchObject({ state: 'paid', balance: 0 });
    expect(plan.after.payment.kept).toBeUndefined();
    expect(plan.ledger[0]?.entry).toMatchObject({ kind: 'correction', corrects: 'k1' });
  });

  it('sends no email about a session that is past', () => {
    const plan = reopened(over, endsAt);
    expect(plan).toMatchObject({
      after: { status: 'confirmed', meeting: over.meeting },
      mails: [],
    });
  });

  const guardianConsent = aGuardianConsent();
  const takenBack = aGuardianConsent({ withdrawnAt: 2 });
  it.each<[string, RefusalCode | null, Partial<Booking>]>([
    ['has agreed', null, { guardianConsent }],
    ['has taken it back', 'guardian-consent-due', { guardianConsent: takenBack }],
    ['has never agreed', 'guardian-consent-due', { guardianConsent: null }],
    ['is not named any more', 'guardian-required', { guardian: null, guardianConsent }],
  ])('for a client of 12 to 17 needs a guardian, who %s: %s', (_, code, part) => {
    const young: Booking = { ...over, ageBand: 'adolescent', guardian, ...part };
    expect(codeOf(() => reopened(young))).toBe(code);
    // The session took place: staff correct how it ended, also after the guardian has taken the consent back.
    expect(codeOf(() => reopened(young, endsAt))).toBeNull();
  });

  it('is refused when another booking has the time, and for a request that was never confirmed', () => {
    expect(codeOf(() => reopened(over, early, locksAt(over, 'other')))).toBe('slot-taken');
    const request = refusalOf(() => reopened(aBooking({ status: 'cancelled' })));
    const details = { from: 'cancelled', action: 'reopen' };
    expect(request).toMatchObject({ code: 'transition-not-allowed', details });
  });
});

it('a rejected request names the reason, frees its time, and gives back what was paid', () => {
  const booking = aBooking({ payment: paid, paidTime: 'kept' });
  const input = { ...byStaff, version: 3, reason: ' No time. ' };
  const plan = reject({ booking, locks: locksAt(booking, booking.id) }, input, late);
  expect(plan.after).toMatchObject({
    status: 'rejected',
    rejectionReason: 'No time.',
    holdExpiresAt: null,
    paidTime: null,
    payment: { state: 'refund-due', keeps: false, balance: -3000 },
  });
  expect(plan.locks.release).toEqual(refs);
  expect(plan.event).toMatchObject({ action: 'reject', actor: staff });
  expect(templatesOf(plan)).toEqual(['booking-rejected']);
});

describe('a booking after its client has left', () => {
  const retainUntil = endsAt + 99 * DAY;
  const left = (change: Partial<Booking>) =>
    unlink({ booking: aConfirmed(change) }, { retainUntil }, early);
  const asked = { attemptId: 'a', state: 'paid', end: null, amount: 3000, at: early } as const;
  const prompt = { ...asked, phone: '07•• ••• 678' };
  const young = left({ guardian, ageBand: 'adolescent', prompt });

  it('keeps the name, and no contact of client or guardian', () => {
    expect(young.after).toMatchObject({
      clientUserId: null,
      clientName: 'Amina Otieno',
      clientEmail: '',
      clientPhone: '',
      clientData: { name: 'Amina Otieno', email: '', phone: '' },
      prompt: null,
      leftAt: early,
      retainUntil,
      searchTerms: searchTerms({ ...aBooking(), clientEmail: '', clientPhone: '' }),
    });
    expect(young.after.guardian).toEqual({ ...guardian, phone: '', email: '' });
    expect(left({ guardian: null }).after.guardian).toBeNull();
  });

  it('records that a client did it without the name; the public status page shows nothing', () => {
    expect(young).toMatchObject({ event: { action: 'unlink' }, card: 'removed' });
    expect(young.event.actor).toEqual({ kind: 'client', uid: null, name: '' });
  });
});
