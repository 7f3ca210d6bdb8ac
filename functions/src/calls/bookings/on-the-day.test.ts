/** A client's word on the day: whose session it may be about, by account and by link, and what it sets off. */
import { aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { manageLinkOf } from '../../links/booking-links';
import { historyOf, putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { tellByLink, tellPractice } from '../client';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));

const session = aConfirmed();
const { id: bookingId, startsAt, version } = session;
let now = startsAt - 5 * MINUTE;
const clock = { now: () => now };
const late = { word: 'late', told: true } as const;
const tell = (said: { word: 'late' | 'call'; told: boolean } = late, caller = aClient()) =>
  tellPractice.handler({ bookingId, ...said }, { caller, clock });
const actions = () => historyOf(bookingId).map(({ action }) => action);

beforeEach(() => {
  now = startsAt - 5 * MINUTE;
  putBooking(session);
});

it('two taps tell once, with the time of the server, and ring once', async () => {
  expect(await tell()).toEqual({ version: version + 1 });
  now += MINUTE;
  expect(await tell()).toEqual({ version: version + 1 });
  expect(storedBooking(bookingId).lineWord).toEqual({ lateAt: now - MINUTE, callAt: null });
  expect(actions()).toEqual(['tell-late']);
  expect(Object.keys(memory.all('pushes'))).toEqual([`${bookingId}_${version + 1}_staff-late`]);
});

it.each([
  ['another client', aClient({ uid: 'brian', email: 'brian@example.com' })],
  ['a client whose address is not confirmed', aClient({ emailVerified: false })],
  ['a member of staff', aMember('admin')],
])('%s tells nothing, and does not learn that the session exists', async (_, caller) => {
  await expect(tell(late, caller)).rejects.toMatchObject({ code: 'not-found' });
  expect(storedBooking(bookingId)).toEqual(session);
});

it('by the link in an email it is told in the client’s name, shown and taken back', async () => {
  const token = (await manageLinkOf(session, now)) ?? '';
  const byLink = (told: boolean, caller = aGuest()) =>
    tellByLink.handler({ token, word: 'call', told }, { caller, clock });
  const { view } = await byLink(true);
  expect(view.session.lineWord).toEqual({ lateAt: null, callAt: now });
  expect(JSON.stringify(view)).not.toContain(session.clientPhone);
  // Staff who open the link are the client, too.
  expect((await byLink(false, aMember('admin'))).view.session.lineWord).toBeNull();
  expect(historyOf(bookingId).map(({ action, actor }) => [action, actor.kind])).toEqual([
    ['tell-call', 'guest'],
    ['untell-call', 'guest'],
  ]);
  now = startsAt - 2 * HOUR;
  await expect(byLink(true)).rejects.toMatchObject({ code: 'transition-not-allowed' });
});

it('one session is told about twelve times an hour, by account and link together', async () => {
  now = startsAt + HOUR / 2;
  const told = (count: number) => ({ word: 'late', told: count % 2 === 0 }) as const;
  for (let count = 0; count < 12; count += 1) await tell(told(count));
  await expect(tell(told(12))).rejects.toMatchObject({ code: 'rate-limited' });
  const token = (await manageLinkOf(session, now)) ?? '';
  const byLink = tellByLink.handler({ token, ...late }, { caller: aGuest(), clock });
  await expect(byLink).rejects.toMatchObject({ code: 'rate-limited' });
});
