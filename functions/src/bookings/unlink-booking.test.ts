/** What is erased with a booking, or when its client leaves, and what stays of others. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { auditPath } from '@tulia/domain/records/audit';
import type { Booking } from '@tulia/domain/booking/booking';
import {
  bookingPath,
  bookingStatusPath,
  confidentialRequestPath,
} from '@tulia/domain/records/booking';
import { guardianLinkPath } from '@tulia/domain/records/guardian-link';
import { mailPath, mails, mailStatusPath, type MailState } from '@tulia/domain/records/mail';
import { notesDuePath } from '@tulia/domain/records/notes-due';
import { manageLinkPath } from '@tulia/domain/records/links/manage-link';
import { payLinkPath } from '@tulia/domain/records/money/pay-link';
import {
  paymentAttemptPath,
  paymentClaimPath,
  unmatchedPaymentPath,
  receiptPath,
} from '@tulia/domain/records/money/provider-payment';
import { paymentCodePath, paymentPath } from '@tulia/domain/records/payment';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { monthStatsPath } from '@tulia/domain/records/stats';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aClient } from '../platform/testing/callers';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { putMail, storedMail } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { eraseBooking, unlinkBooking } from './unlink-booking';

vi.mock('../platform/app');

const held = aConfirmed({ status: 'completed' });
const other = aConfirmed({ id: 'booking-2', referenceNumber: 'OTHER', clientId: 'other-client' });
const NOW = held.startsAt + 400 * DAY;
const clock = { now: () => NOW };
const caller = aClient();
const collectionOf = (path: string) => path.split('/').at(-2);

/** Every document that belongs to one booking, by its path. */
function belongings({ id, referenceNumber }: Booking, mark: string): Map<string, object> {
  const ofBooking = { bookingId: id };
  const mail = { ...mails.toStored(aMail('booking-confirmed')), ...ofBooking, state: 'sent' };
  const entry = { id: `e-${mark}`, kind: 'payment', amount: 3000, at: new Date(held.startsAt) };
  return new Map<string, object>([
    [mailPath(`m-${mark}`), mail],
    [mailStatusPath(`m-${mark}`), ofBooking],
    [slotLockPath(`s-${mark}`), ofBooking],
    [bookingStatusPath(referenceNumber), { clientName: 'Amina Otieno' }],
    [paymentPath(`e-${mark}`), { ...entry, ...ofBooking }],
    [paymentCodePath(`c-${mark}`), ofBooking],
    [paymentAttemptPath(`a-${mark}`), ofBooking],
    [paymentClaimPath(`k-${mark}`), ofBooking],
    [unmatchedPaymentPath(`t-${mark}`), ofBooking],
    [receiptPath(`r-${mark}`), ofBooking],
    [payLinkPath(`p-${mark}`), ofBooking],
    [guardianLinkPath(`g-${mark}`), ofBooking],
    [manageLinkPath(`l-${mark}`), ofBooking],
    [confidentialRequestPath(id), { specialRequests: 'a quiet room' }],
    [`${bookingPath(id)}/notes/000001`, { text: 'confided' }],
    [`${bookingPath(id)}/noteState/draft`, { text: 'typed' }],
    [`${bookingPath(id)}/events/000001-create`, { action: 'create' }],
  ]);
}
const own = belongings(held, 'own');
const ofOther = belongings(other, 'other');
const isThere = (path: string) => memory.read(path) !== null;
const erase = () => eraseBooking(held, defaultPracticeSettings, NOW);
const stored = () => storedBooking(held.id);

beforeEach(() => {
  putBooking(held);
  putBooking(other);
  for (const [path, data] of [...own, ...ofOther]) memory.put(path, data);
});

describe('a booking that is erased', () => {
  it.each([...own.keys()].map((path) => [collectionOf(path), path]))(
    'takes its %s along',
    async (_, path) => {
      expect(isThere(path)).toBe(true);
      await erase();
      expect(isThere(path)).toBe(false);
      expect(isThere(bookingPath(held.id))).toBe(false);
    },
  );

  it('leaves everything that belongs to another', async () => {
    await erase();
    expect([...ofOther.keys()].filter((path) => !isThere(path))).toEqual([]);
    expect(isThere(bookingPath(other.id))).toBe(true);
  });

  it('is no longer among the sessions without a note', async () => {
    const list = notesDuePath(held.practitionerId);
    memory.put(list, { sessions: { [held.id]: held.startsAt, [other.id]: other.startsAt } });
    await erase();
    expect(memory.read(list)).toEqual({ sessions: { [other.id]: other.startsAt } });
  });

  it('leaves a time that another booking has taken over meanwhile', async () => {
    const lock = slotLockPath('s-own');
    const batch = memory.batch();
    const commit = batch.commit.bind(batch);
    vi.spyOn(batch, 'commit').mockImplementationOnce(() => {
      memory.put(lock, { bookingId: other.id });
      return commit();
    });
    const mailsGone = memory.batch();
    vi.spyOn(memory, 'batch').mockReturnValueOnce(mailsGone).mockReturnValueOnce(batch);
    await expect(erase()).rejects.toMatchObject({ code: 9 });
    expect(memory.read(lock)).toEqual({ bookingId: other.id });
    await erase();
    expect(isThere(lock)).toBe(true);
  });

  it('is still found by the next night when it broke off', async () => {
    vi.spyOn(memory, 'recursiveDelete').mockRejectedValueOnce(new Error('gone'));
    await expect(erase()).rejects.toThrow('gone');
    expect(isThere(bookingPath(held.id))).toBe(true);
    await erase();
    expect(isThere(bookingPath(held.id))).toBe(false);
  });

  it('leaves its figures, marked as being without their source, counted once', async () => {
    const stats = monthStatsPath('2026-11', held.practitionerId);
    await erase();
    await erase();
    const made = { made_completed: 1 };
    const figures = { completed: 1, received: 3000 };
    expect(memory.read(stats)).toEqual({
      month: '2026-11',
      practitionerId: held.practitionerId,
      erased: { 20: { [held.serviceId]: made }, 23: { [held.serviceId]: figures } },
    });
  });

  it('leaves a receipt of the practice’s own day, which counts it once', async () => {
    const night = toInstant('2028-01-02', '01:00');
    await eraseBooking(held, defaultPracticeSettings, night);
    await eraseBooking(held, defaultPracticeSettings, night);
    const receipt = memory.read(auditPath(`erased_${held.clientId}_2028-01-02`));
    expect(receipt).toMatchObject({ action: 'records-erased', count: 1 });
  });
});

describe('a booking whose client leaves', () => {
  const until = NOW + 2000 * DAY;
  const leave = () => unlinkBooking(held, until, { caller, clock });
  const mail = (id: string, state: MailState) => {
    const whole = { ...aMail('booking-confirmed'), bookingId: held.id, state, expiresAt: until };
    putMail(id, whole);
    memory.put(mailStatusPath(id), {});
  };

  it('keeps the name and loses every way to reach them', async () => {
    await leave();
    const { clientName } = held;
    expect(stored()).toMatchObject({
      clientName,
      clientUserId: null,
      leftAt: NOW,
      retainUntil: until,
    });
    expect(JSON.stringify(memory.read(bookingPath(held.id)))).not.toMatch(/example\.com|\+254/);
  });

  it('leaves no trace of the account in its history, and staff as they stand there', async () => {
    const event = (uid: string, name: string) => ({ actor: { kind: 'x', uid, name } });
    const path = `${bookingPath(held.id)}/events`;
    memory.put(`${path}/1`, event(caller.uid, 'Amina Otieno'));
    memory.put(`${path}/2`, event('staff-1', 'Wanjiru'));
    await leave();
    const former = { kind: 'client', uid: null, name: '' };
    expect(memory.read(`${path}/1`)).toEqual({ actor: former });
    expect(memory.read(`${path}/2`)).toEqual(event('staff-1', 'Wanjiru'));
    expect(memory.read(`${path}/000004-unlink`)).toMatchObject({ actor: former });
  });

  it('takes its mails that have left and its links along, and no others', async () => {
    mail('waits', 'pending');
    await leave();
    const ofMark = (mark: string) => [
      mailPath(`m-${mark}`),
      payLinkPath(`p-${mark}`),
      guardianLinkPath(`g-${mark}`),
      manageLinkPath(`l-${mark}`),
    ];
    const [gone, kept] = [ofMark('own'), ofMark('other')];
    expect(gone.filter(isThere)).toEqual([]);
    expect(kept.filter(isThere)).toEqual(kept);
    expect(storedMail('waits').expiresAt).toBe(NOW + 2 * DAY);
  });

  it('keeps its money, its request and its notes', async () => {
    await leave();
    const notes = `${bookingPath(held.id)}/notes/000001`;
    const kept = [paymentPath('e-own'), confidentialRequestPath(held.id), notes];
    expect(kept.filter(isThere)).toEqual(kept);
  });

  it('is let go of once, and only by its client', async () => {
    await leave();
    const once = memory.read(bookingPath(held.id));
    await unlinkBooking(held, until + DAY, { caller, clock: { now: () => NOW + HOUR } });
    expect(memory.read(bookingPath(held.id))).toEqual(once);
    await unlinkBooking(other, until, { caller: aClient({ uid: 'brian' }), clock });
    expect(memory.read(bookingPath(other.id))).toMatchObject({ clientUserId: 'amina' });
  });
});
