/**
 * How a booking ends that does not take place, or loses its client: what happens to time, money, mails and contact.
 */
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { bookingLock, lockRefs, type LocksFound } from '../../slot/lock-refs';
import { aBooking, aConfirmed } from '../../testing/booking';
import { refusalOf } from '../../testing/refusal';
import { DAY, HOUR } from '../../time/instant';
import type { Booking } from '../booking';
import { searchTerms } from '../search-terms';
import type { Actor } from '../transitions';
import { cancel, type CancelInput } from './cancel';
import { reject } from './reject';
import { reopen } from './reopen';
import { FORMER_CLIENT, unlink } from './unlink';

const { startsAt, endsAt } = aBooking();
const contact = { email: 'njeri@tulia.example', calendarId: 'primary' };
const client = { kind: 'client', uid: 'amina', name: 'Amina' } as const;
const staff = { kind: 'staff', uid: 'njeri', name: 'Njeri' } as const;
const admin: Actor = { kind: 'staff', role: 'admin', isOwn: false };
const owner: Actor = { kind: 'owner' };
const refs = lockRefs(aBooking(), aBooking());
const lockedBy = (bookingId: string): LocksFound =>
  new Map(refs.map((ref) => [ref.id, bookingLock(ref, { bookingId, serviceId: 's' }, null)]));
const paid = { ...aBooking().payment, state: 'paid', paid: 3000, balance: 0 } as const;
const early = startsAt - 9 * DAY;
const late = startsAt - HOUR;

describe('cancelling', () => {
  const cancelled = (
    booking: Booking,
    {
      actor = owner,
      at = early,
      locks = lockedBy(booking.id),
      ...more
    }: Partial<CancelInput> & {
      at?: number;
      locks?: LocksFound;
    } = {},
  ) => {
    const signedBy = actor.kind === 'owner' ? client : staff;
    const input = { actor, signedBy, version: null, ...more };
    return cancel({ booking, locks, contact }, input, settings, at);
  };
  const aboutMoney = (plan: ReturnType<typeof cancelled>) => ({
    state: plan?.after.payment.state,
    refund: plan?.event.details['refund'],
  });

  it('names the change, the refund, and who did it', () => {
    const plan = cancelled(aConfirmed({ payment: paid, calendarSequence: 0 }));
    expect(plan?.event).toMatchObject({
      action: 'cancel',
      actor: client,
      details: { refund: 3000 },
    });
    expect(plan?.mails[0]?.parameters).toMatchObject({
      invited: true,
      refund: 3000,
      byClient: true,
      leaving: false,
    });
    const byStaff = cancelled(aConfirmed({ payment: paid }), { actor: admin });
    expect(byStaff?.mails[0]?.parameters).toMatchObject({ invited: false, byClient: false });
  });

  it('by a client who deletes the account offers no new booking', () => {
    const plan = cancelled(aConfirmed(), { leaving: true });
    expect(plan?.mails[0]?.parameters).toMatchObject({ leaving: true });
  });

  it('is refused when the booking has changed since it was seen', () => {
    const refusal = refusalOf(() => cancelled(aConfirmed(), { version: 2 }));
    expect(refusal?.code).toBe('version-conflict');
    expect(refusal?.details).toEqual({ version: 3, status: 'confirmed' });
    expect(cancelled(aConfirmed(), { version: 3 })?.after.status).toBe('cancelled');
  });

  it('frees the time that is still its own, and no time that another booking took over', () => {
    expect(cancelled(aConfirmed())?.locks.release).toEqual(refs);
    expect(cancelled(aConfirmed(), { locks: lockedBy('other') })?.locks.release).toEqual([]);
  });

  const askedFor = { actor: admin, askedBy: 'client' } as const;

  it('is late when a client gives a session up within the cut-off, also by asking staff, and never for a request', () => {
    const isLate = (booking: Booking, more = {}) => cancelled(booking, more)?.after.cancelledLate;
    expect(isLate(aConfirmed(), { at: late })).toBe(true);
    expect(isLate(aConfirmed())).toBe(false);
    expect(isLate(aConfirmed(), { at: late, actor: admin })).toBe(false);
    const reopened = aConfirmed({ cancelledLate: true });
    expect(isLate(reopened, { at: late, actor: admin })).toBe(false);
    expect(isLate(aBooking(), { at: late })).toBe(false);
    expect(isLate(aConfirmed(), { ...askedFor, at: late })).toBe(true);
    expect(isLate(aConfirmed(), { ...askedFor, at: late, waivesFee: true })).toBe(true);
    expect(isLate(aConfirmed(), askedFor)).toBe(false);
    expect(isLate(aBooking(), { ...askedFor, at: late })).toBe(false);
  });

  it('is refused to a client once the session has begun', () => {
    const refusal = refusalOf(() => cancelled(aConfirmed(), { at: startsAt }));
    expect(refusal?.code).toBe('transition-not-allowed');
    expect(refusal?.details).toEqual({ from: 'confirmed', action: 'cancel' });
    expect(cancelled(aBooking(), { at: startsAt })?.after.status).toBe('cancelled');
  });

  it('keeps payments only when the client is late, or the session was held or missed', () => {
    const booking = aConfirmed({ payment: paid });
    const back = { state: 'refund-due', refund: 3000 };
    const kept = { state: 'paid', refund: 0 };
    expect(aboutMoney(cancelled(booking))).toEqual(back);
    expect(aboutMoney(cancelled(booking, { at: late }))).toEqual(kept);
    expect(aboutMoney(cancelled(booking, { actor: admin, at: late }))).toEqual(back);
    expect(aboutMoney(cancelled(booking, { actor: admin, at: startsAt }))).toEqual(back);
    for (const status of ['completed', 'no_show'] as const) {
      const held = { ...booking, status };
      expect(aboutMoney(cancelled(held, { ...askedFor, at: endsAt, waivesFee: true }))).toEqual(
        kept,
      );
      expect(aboutMoney(cancelled(held, { actor: admin, at: endsAt }))).toEqual(kept);
    }
  });

  it('that the client asked staff for follows the policy, unless staff waive the fee', () => {
    const booking = aConfirmed({ payment: paid });
    const back = { state: 'refund-due', refund: 3000 };
    const kept = { state: 'paid', refund: 0 };
    expect(aboutMoney(cancelled(booking, askedFor))).toEqual(back);
    expect(aboutMoney(cancelled(booking, { ...askedFor, at: late }))).toEqual(kept);
    const waived = cancelled(booking, { ...askedFor, at: late, waivesFee: true });
    expect(aboutMoney(waived)).toEqual(back);
    expect(waived?.event.details).toEqual({ refund: 3000, kept: 0, by: 'client', waived: true });
    expect(waived?.mails[0]?.parameters).toMatchObject({ asked: true, keeps: false, kept: 0 });
    const lost = aBooking({ payment: { ...paid, state: 'refund-due' }, paidTime: 'lost' });
    expect(aboutMoney(cancelled(lost, { ...askedFor, at: late }))).toEqual(back);
  });

  it('records by whom it was, and shows the client the reason only when staff say so', () => {
    const why = { reason: ' She called at noon. ' };
    const unsaid = cancelled(aConfirmed(), { ...askedFor, ...why, at: late });
    expect(unsaid?.after).toMatchObject({ cancelledBy: 'client', cancelReason: null });
    expect(unsaid?.event.details).toMatchObject({ reason: 'She called at noon.', told: false });
    expect(JSON.stringify(unsaid?.mails)).not.toContain('She called');
    const told = cancelled(aConfirmed(), { actor: admin, ...why, tellsReason: true });
    expect(told?.after).toMatchObject({
      cancelledBy: 'practice',
      cancelReason: 'She called at noon.',
    });
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
    expect(refusalOf(refused)?.code).toBe('forbidden');
  });

  it('of a past session sends no mail, and of a request always does', () => {
    const mailed = (booking: Booking, at: number) =>
      cancelled(booking, { actor: admin, at })?.mails.map(({ template }) => template);
    const invited = aConfirmed({ calendarSequence: 0 });
    const both = ['booking-cancelled', 'staff-invitation'];
    expect(mailed(invited, endsAt - 1)).toEqual(both);
    expect(mailed(invited, endsAt)).toEqual([]);
    expect(mailed(aBooking(), endsAt)).toEqual(['booking-cancelled']);
  });

  it('is undone by reopening, with its fee and the record of who gave up', () => {
    const over = cancelled(aConfirmed({ payment: paid }), {
      ...askedFor,
      at: late,
      reason: 'x',
      tellsReason: true,
    });
    const locks: LocksFound = new Map();
    const state = { booking: over!.after, locks, contact };
    const given = { actor: admin, signedBy: staff, version: over!.after.version };
    const { after } = reopen(state, given, settings, late);
    expect(after).toMatchObject({
      status: 'confirmed',
      cancelledLate: false,
      cancelledBy: null,
      cancelReason: null,
      payment: { state: 'paid', keeps: false, due: 3000, balance: 0 },
    });
    const again = cancel(
      { booking: after, locks, contact },
      { actor: admin, signedBy: staff, version: null },
      settings,
      late,
    );
    expect(aboutMoney(again)).toEqual({ state: 'refund-due', refund: 3000 });
  });

  it('gives back money for a time that the client never had, even when it is late', () => {
    const lost = aBooking({ payment: { ...paid, state: 'refund-due' }, paidTime: 'lost' });
    expect(aboutMoney(cancelled(lost, { at: late }))).toEqual({
      state: 'refund-due',
      refund: 3000,
    });
  });

  it('of a rejected request changes nothing about its money, and sends no mail', () => {
    const payment = { ...paid, state: 'refund-due', due: 0, balance: -3000 } as const;
    const plan = cancelled(aBooking({ status: 'rejected', payment }), {
      actor: { kind: 'staff', role: 'super_admin', isOwn: false },
      at: endsAt,
    });
    expect(aboutMoney(plan)).toEqual({ state: 'refund-due', refund: 3000 });
    expect(plan?.mails).toEqual([]);
  });
});

describe('a rejected request', () => {
  const input = { actor: admin, signedBy: staff, version: 3, reason: ' No time. ' };

  it('names the reason, frees its time, and gives back what was paid', () => {
    const booking = aBooking({ payment: paid, paidTime: 'kept' });
    const plan = reject({ booking, locks: lockedBy('booking-1') }, input, late);
    expect(plan.after).toMatchObject({
      status: 'rejected',
      rejectionReason: 'No time.',
      holdExpiresAt: null,
      paidTime: null,
      payment: { state: 'refund-due', keeps: false, balance: -3000 },
    });
    expect(plan.locks.release).toEqual(refs);
    expect(plan.event).toMatchObject({ action: 'reject', actor: staff });
    expect(plan.mails.map(({ template }) => template)).toEqual(['booking-rejected']);
  });
});

describe('a booking after its client has left', () => {
  const guardian = { name: 'Zawadi', phone: '0700', email: 'z@example.com', consents: true };
  const retainUntil = endsAt + 99 * DAY;
  const left = (change: Partial<Booking>) =>
    unlink({ booking: aConfirmed(change) }, { retainUntil }, early);
  const prompt = {
    attemptId: 'a',
    state: 'paid',
    end: null,
    amount: 3000,
    phone: '07•• ••• 678',
    at: early,
  } as const;
  const young = () => left({ guardian, ageBand: 'adolescent', prompt });

  it('keeps the name, and no contact of client or guardian', () => {
    const { after } = young();
    expect(after).toMatchObject({
      clientUserId: null,
      clientName: 'Amina Otieno',
      clientEmail: '',
      clientPhone: '',
      clientData: { name: 'Amina Otieno', email: '', phone: '' },
      prompt: null,
      leftAt: early,
      retainUntil,
    });
    expect(after.guardian).toEqual({ name: 'Zawadi', phone: '', email: '', consents: true });
    expect(left({ guardian: null }).after.guardian).toBeNull();
  });

  it('is found by its name and reference alone', () => {
    expect(young().after.searchTerms).toEqual(
      searchTerms({ ...aBooking(), clientEmail: '', clientPhone: '' }),
    );
  });

  it('says that its client did it, but not the client’s name; the public look-up shows nothing', () => {
    const { event, card } = young();
    expect(event).toMatchObject({ action: 'unlink', actor: FORMER_CLIENT });
    expect(FORMER_CLIENT).toEqual({ kind: 'client', uid: null, name: '' });
    expect(card).toBe('removed');
  });
});
