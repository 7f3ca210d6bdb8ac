import { aBooking } from '@tulia/domain/testing/booking';
import { HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it } from 'vitest';
import { sessionsInOrder } from './sessions-in-order';

const NOW = toInstant('2026-11-10', '09:30');
const at = (
  id: string,
  hours: number,
  status: 'pending' | 'confirmed' | 'cancelled' = 'confirmed',
) => aBooking({ id, status, startsAt: NOW + hours * HOUR, endsAt: NOW + (hours + 1) * HOUR });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('the running or next session comes first, whenever it was requested', () => {
  const { ahead, past } = sessionsInOrder(
    [at('next week', 170, 'pending'), at('tomorrow', 24), at('running', -0.5)],
    NOW,
  );
  expect(ids(ahead)).toEqual(['running', 'tomorrow', 'next week']);
  expect(past).toEqual([]);
});

it('past, cancelled and declined sessions come below, the latest first', () => {
  const { ahead, past } = sessionsInOrder(
    [at('long over', -48), at('cancelled', 5, 'cancelled'), at('just over', -1), at('today', 4)],
    NOW,
  );
  expect(ids(ahead)).toEqual(['today']);
  expect(ids(past)).toEqual(['cancelled', 'just over', 'long over']);
});
