/** A session that has begun and ends because the line failed: who says so, what it costs, and how it is undone. */
import { describe, expect, it } from 'vitest';
import { nothingPaid, withBalance } from '../../money/summary';
import { defaultPracticeSettings } from '../../practice/settings';
import { aConfirmed } from '../../testing/booking';
import { byOwner, byStaff, contact, locksAt, noLocks, templatesOf } from '../../testing/decision';
import { codeOf } from '../../testing/refusal';
import { DAY, MINUTE } from '../../time/instant';
import type { Booking } from '../booking';
import { hasLineFailed, UNDO_KEPT } from '../cancellation';
import { bookingShares } from '../figures/month-share';
import type { Actor } from '../transitions';
import { cancel, undoCancel, type CancelInput } from './cancel';

const session = aConfirmed({ calendarSequence: 0 });
const { startsAt, endsAt, version } = session;
const { signedBy } = byStaff;
const therapist = { kind: 'staff', role: 'therapist', isOwn: true } as const;
const admin = byStaff.actor;
const during = startsAt + 20 * MINUTE;
const rules = (lineFailureCosts: 'nothing' | 'full') => ({
  ...defaultPracticeSettings,
  lineFailureCosts,
});
const priced = { price: 3000, isOver: false, keeps: false };
const having = (paid: number) => withBalance(priced, { ...nothingPaid(3000), paid });

const stateOf = (booking: Booking, isTold = false) => ({
  booking,
  locks: booking.status === 'confirmed' ? locksAt(booking, booking.id) : noLocks,
  contact,
  isTold,
});
const failed = (
  booking: Booking = session,
  {
    actor = therapist,
    at = during,
    costs = 'nothing',
    ...more
  }: Partial<CancelInput> & { at?: number; costs?: 'nothing' | 'full' } = {},
) => {
  const input: CancelInput = { actor, signedBy, version: null, lineFailed: true, ...more };
  return cancel(stateOf(booking), input, rules(costs), at);
};

it.each<[string, Partial<Booking>, Actor, number, string | null]>([
  ['by its therapist at its start', {}, therapist, startsAt, null],
  ['by an admin a day later', {}, admin, startsAt + DAY, null],
  ['before its start', {}, therapist, startsAt - 1, 'session-not-begun'],
  ['by another therapist', {}, { ...therapist, isOwn: false }, during, 'forbidden'],
  ['by reception', {}, { kind: 'staff', role: 'receptionist', isOwn: false }, during, 'forbidden'],
  ['by its client', {}, byOwner.actor, during, 'forbidden'],
  ['that was missed', { status: 'no_show' }, admin, during, 'transition-not-allowed'],
  ['that is only a request', { status: 'pending' }, admin, during, 'transition-not-allowed'],
  [
    'that its client had cancelled',
    { status: 'cancelled', cancelledBy: 'client' },
    admin,
    during,
    'transition-not-allowed',
  ],
])('a session %s fails by the line, or does not', (_, part, actor, at, code) => {
  const act = () => failed({ ...session, ...part }, { actor, at });
  expect(codeOf(act) ?? null).toBe(code);
  if (code === null) expect(hasLineFailed(act()?.after ?? session)).toBe(true);
});

it.each([
  ['nothing', 0, { balance: 0, keeps: false }, { refund: 0, kept: 0 }],
  ['nothing', 3000, { balance: -3000, state: 'refund-due' }, { refund: 3000, kept: 0 }],
  ['nothing', 1000, { balance: -1000, state: 'refund-due' }, { refund: 1000, kept: 0 }],
  ['full', 0, { balance: 0, keeps: false }, { refund: 0, kept: 0 }],
  ['full', 3000, { balance: 0, state: 'paid', keeps: true }, { refund: 0, kept: 3000 }],
  ['full', 1000, { balance: 0, state: 'paid', keeps: true }, { refund: 0, kept: 1000 }],
  ['full', 3500, { balance: -500, state: 'refund-due' }, { refund: 500, kept: 3000 }],
] as const)(
  'where it costs %s, and %i was paid, the money is %j',
  (costs, paid, payment, money) => {
    const plan = failed({ ...session, payment: having(paid) }, { costs });
    expect(plan?.after.payment).toMatchObject(payment);
    expect(plan?.event).toMatchObject({ action: 'line-failed', details: { ...money, by: 'line' } });
    expect(plan?.mails[0]?.parameters).toMatchObject({ ...money, line: true, asked: false });
  },
);

it('the client is told also after the hour, and the figures count neither a missed nor a late session', () => {
  const plan = failed(session, { at: endsAt + DAY });
  expect(templatesOf(plan)).toEqual(['booking-cancelled', 'staff-invitation']);
  const figures = plan && bookingShares(plan.after).at(-1)?.figures;
  expect([figures, plan?.after.cancelledLate]).toEqual([{ cancelled: 1 }, false]);
});

describe('once it is said', () => {
  const undoable = failed({ ...session, payment: having(3000) }, { undoable: true })?.after;
  const over = undoable ?? session;
  const undo = (actor: Actor, at = during, isTold = false) =>
    undoCancel(stateOf(over, isTold), { actor, signedBy, version: version + 1 }, at);

  it('its emails wait, and the same therapist undoes it, with the money as before', () => {
    expect(over.undo?.until).toBe(during + UNDO_KEPT);
    const { after, mails } = undo(therapist);
    expect(after).toMatchObject({ status: 'confirmed', cancelledBy: null, undo: null });
    expect([after.payment, mails]).toEqual([having(3000), []]);
  });

  it.each<[string, Actor, number, boolean, string]>([
    ['by reception', { ...admin, role: 'receptionist' }, during, false, 'forbidden'],
    ['by another therapist', { ...therapist, isOwn: false }, during, false, 'forbidden'],
    ['too late', therapist, during + UNDO_KEPT, false, 'undo-too-late'],
    ['once the client was told', therapist, during, true, 'undo-too-late'],
  ])('it is not undone %s', (_, actor, at, isTold, code) => {
    expect(codeOf(() => undo(actor, at, isTold))).toBe(code);
  });

  it('a second call changes nothing, and nobody makes the client pay by saying who cancelled', () => {
    expect(failed(over)).toBeNull();
    const said = { actor: admin, signedBy, version: null, askedBy: 'client' } as const;
    expect(cancel(stateOf(over), said, rules('nothing'), during)).toBeNull();
  });

  it('a therapist, who may cancel nothing, does not undo a cancellation', () => {
    const given = { actor: admin, signedBy, version: null, undoable: true };
    const off = cancel(stateOf(session), given, rules('nothing'), during)?.after ?? session;
    const by = { actor: therapist, signedBy, version: version + 1 };
    expect(codeOf(() => undoCancel(stateOf(off), by, during))).toBe('forbidden');
  });
});
