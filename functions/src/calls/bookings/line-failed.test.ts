/** A session concluded as failed by the line: in the commit, with its waiting email, and against a client's word. */
import { mailPath } from '@tulia/domain/records/mail';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { deliverPush } from '../../push/deliver-push';
import { historyOf, putWithLocks, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { putPractice } from '../../platform/testing/practice';
import { tellPractice } from '../client';
import { failLine, undoCancel } from '../desk';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));
vi.mock('../../meeting/reconcile-meeting', () => ({ discardEvent: vi.fn() }));
vi.mock('../../push/deliver-push', () => ({ deliverPush: vi.fn() }));

const session = aConfirmed();
const paid = { ...session.payment, state: 'paid' as const, paid: 3000, balance: 0 };
const { id: bookingId, version, startsAt, practitionerId } = session;
const now = startsAt + 20 * MINUTE;
const clock = { now: () => now };
const therapist = aMember('therapist', practitionerId);
const fail = (more: { version?: number; undoable?: boolean } = {}) =>
  failLine.handler({ bookingId, version, ...more }, { caller: therapist, clock });

beforeEach(() => {
  vi.mocked(deliverPush).mockReset();
  putPractice([]);
  putWithLocks({ ...session, payment: paid });
});

it('a therapist concludes the own session; the client is told once Undo is over', async () => {
  const done = { status: 'cancelled', version: version + 1, refund: 3000, kept: 0 };
  expect(await fail({ undoable: true })).toEqual(done);
  expect(storedBooking(bookingId)).toMatchObject({ cancelledBy: 'line', cancelledLate: false });
  expect(emails().map(({ template, state }) => [template, state])).toEqual([
    ['booking-cancelled', 'pending'],
  ]);
  const [mailId = ''] = Object.keys(memory.all('mail'));
  expect(memory.read(mailPath(mailId))).toMatchObject({ parameters: { line: true } });
  expect(await fail({ version: version + 1 })).toEqual(done);
  expect(vi.mocked(deliverPush).mock.calls).toEqual([[mailId, clock]]);
  expect(historyOf(bookingId).map(({ action }) => action)).toEqual(['line-failed']);
});

it('the same therapist undoes it, and no email leaves', async () => {
  await fail({ undoable: true });
  const seen = { bookingId, version: version + 1 };
  await undoCancel.handler(seen, { caller: therapist, clock });
  expect(storedBooking(bookingId)).toMatchObject({ status: 'confirmed', payment: paid });
  expect(emails().map(({ state }) => state)).toEqual(['skipped']);
});

it('a word that the client sends meanwhile is read first', async () => {
  const word = { bookingId, word: 'call', told: true } as const;
  await tellPractice.handler(word, { caller: aClient(), clock });
  await expect(fail()).rejects.toMatchObject({
    code: 'version-conflict',
    details: { action: 'tell-call' },
  });
  await fail({ version: version + 1 });
});
