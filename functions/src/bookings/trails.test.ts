/** The trail of reads and of actions of staff: nothing of it is lost or changed. */
import { bookingPath } from '@tulia/domain/records/booking';
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { aMember } from '../platform/testing/callers';
import { memory } from '../platform/testing/memory-database';
import { writerOf } from '../platform/writer';
import { recordAccess } from './access-log';
import { recordLink, writePrompt } from './staff-trail';

vi.mock('../platform/app');

const booking = aBooking();
const member = aMember('therapist');
const NOW = toInstant('2026-11-23', '01:00');

beforeEach(() => memory.clear());

describe('reading a confidential record', () => {
  const look = (at = NOW, caller = member, about = booking) => recordAccess(caller, about, at);
  const looks = () => Object.keys(memory.all('accessLog')).sort();

  it('is kept two years, with reader, booking and time, and nothing of the client', async () => {
    await look();
    expect(looks()).toEqual([`2026-11-23_${booking.id}_${member.uid}`]);
    const [entry] = Object.values(memory.all('accessLog'));
    expect(entry).toMatchObject({
      actor: { uid: member.uid, name: 'Wanjiru' },
      bookingId: booking.id,
      referenceNumber: booking.referenceNumber,
    });
    const { at, expiresAt } = entry as Record<'at' | 'expiresAt', { toMillis(): number }>;
    expect([at.toMillis(), expiresAt.toMillis()]).toEqual([NOW, NOW + 730 * DAY]);
    expect(JSON.stringify(entry)).not.toMatch(/Amina|example\.com/);
  });

  it('is one for each reader, booking and day of the practice: the first', async () => {
    await look();
    const first = memory.all('accessLog');
    await look(NOW + HOUR);
    expect(memory.all('accessLog')).toEqual(first);
    await look(NOW + DAY);
    await look(NOW, aMember('admin'));
    await look(NOW, member, aBooking({ id: 'booking-2' }));
    expect(looks()).toHaveLength(4);
  });

  it('fails where it could not be written down', async () => {
    vi.spyOn(memory, 'creation').mockImplementationOnce(() => () => {
      throw Object.assign(new Error('out of reach'), { code: 14 });
    });
    await expect(look()).rejects.toThrow('out of reach');
  });
});

describe('the history of what staff start', () => {
  const events = () => Object.values(memory.all(`${bookingPath(booking.id)}/events`));
  const clock = { now: () => NOW };
  const said = {
    actor: { kind: 'staff', uid: member.uid, name: 'Wanjiru' },
    from: 'pending',
    to: 'pending',
    version: booking.version,
  };

  it.each(['guardian-link', 'pay-link'] as const)(
    'a %s that is handed over stands in the history each time, by whom and at which version',
    async (action) => {
      await recordLink(booking, action, { caller: member, clock });
      await recordLink(booking, action, { caller: member, clock });
      const entry = { ...said, action, details: { way: 'handed-over' } };
      expect(events()).toMatchObject([entry, entry]);
    },
  );

  it('a prompt stands in the history each time, in the commit that sends it', async () => {
    const actor = { kind: 'staff', uid: member.uid, name: 'Wanjiru' } as const;
    const batch = db().batch();
    writePrompt(writerOf(batch), booking, { at: NOW, actor });
    writePrompt(writerOf(batch), booking, { at: NOW, actor });
    expect(events()).toEqual([]);
    await batch.commit();
    const entry = { ...said, action: 'prompt', details: {} };
    expect(events()).toMatchObject([entry, entry]);
  });
});
