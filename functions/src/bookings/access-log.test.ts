/** The trail of reads of what is confidential: nothing of it is lost or changed. */
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { describe, expect, it, vi } from 'vitest';
import { aMember } from '../platform/testing/callers';
import { memory } from '../platform/testing/memory-database';
import { recordAccess } from './access-log';

vi.mock('../platform/app');

const booking = aBooking();
const member = aMember('therapist');
const NOW = toInstant('2026-11-23', '01:00');

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
});
