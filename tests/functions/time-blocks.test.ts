/** Two writers at once on one day of a practitioner; what one block does is proved beside the code. */
import { beforeAll, expect, it } from 'vitest';
import { removeBlock, saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { done, person, type Person } from '../support/actors';
import { randomUUID } from '../support/random';
import { bookingRequest, emptyDay, openPractice, PRACTITIONER } from '../support/makers';
import { blockedOn } from './read-stored';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
let therapist: Person;
beforeAll(async () => {
  await openPractice();
  therapist = await person({ role: 'therapist' });
});

const anHour = (date: string, start: string, end: string) => ({
  id: randomUUID(),
  ...oneDay(date),
  start,
  end,
});
const block = (input: ReturnType<typeof anHour>) =>
  ask(saveBlocks, therapist, {
    practitionerId: PRACTITIONER,
    serviceId: null,
    keepSessions: false,
    blocks: [input],
    freed: [],
  });

it('blocks of one day that are set or removed at the same time stand beside one another', async () => {
  const date = await emptyDay();
  const inputs = ['08', '10', '14', '16'].map((hour) => anHour(date, `${hour}:00`, `${hour}:30`));
  for (const answer of await Promise.all(inputs.map(block))) done(answer);
  expect(await blockedOn(date)).toEqual(['08:00', '10:00', '14:00', '16:00']);
  const freed = await Promise.all(inputs.map(({ id }) => ask(removeBlock, therapist, { id })));
  freed.forEach(done);
  expect(await blockedOn(date)).toEqual([]);
});

it('of a block and bookings at the same moment no step is given to two', async () => {
  const date = await emptyDay();
  const clients = await Promise.all([person(), person(), person()]);
  const [blocked, ...booked] = await Promise.all([
    block(anHour(date, '12:00', '13:00')),
    ...clients.map((client) => ask(createBooking, client, bookingRequest({ date, time: '12:00' }))),
  ]);
  const taken = booked.filter((answer) => answer.ok).length;
  // The answer names a session that came first, and nothing is blocked.
  expect(await blockedOn(date)).toEqual(taken === 0 ? ['12:00', '12:30'] : []);
  expect(taken).toBeLessThanOrEqual(1);
  expect(taken === 1 || blocked.ok).toBe(true);
});
