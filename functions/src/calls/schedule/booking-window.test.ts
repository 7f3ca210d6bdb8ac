/** What the night does when the booking window moves on: whose days it opens, and which blocks reach into them. */
import type { BlocksInput } from '@tulia/domain/calls/schedule/block-time';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveBlocks } from './save-blocks';
import { aMember } from '../../platform/testing/callers';
import { putPractitioner, putSettings, shownDay } from '../../platform/testing/practice';
import { rollWindow } from '../../schedule/booking-window';

vi.mock('../../platform/app');

const OWN = defaultPractitioner.id;
/** A Monday, with a window of a week, and a week beyond it: the last Monday is that of two weeks later. */
const NOW = toInstant('2026-11-16', '09:00');
const [NEXT, LAST, LATER] = ['2026-11-23', '2026-11-30', '2026-12-07'] as const;
const after = (days: number) => ({ now: () => NOW + days * DAY });
const blockedOn = (date: string) => shownDay(date)?.timeSlots;
const save = (change: Partial<BlocksInput>) => {
  const asked = { practitionerId: OWN, serviceId: null, keepSessions: false };
  return saveBlocks.handler(
    { ...asked, blocks: [], freed: [], ...change },
    { caller: aMember('admin'), clock: after(0) },
  );
};
const noon = { start: '12:00', end: '13:00' };
const blockMondays = (lastDate: string) =>
  save({ blocks: [{ id: 'mondays', firstDate: '2026-11-16', lastDate, weekdays: [1], ...noon }] });

beforeEach(() => {
  putSettings({ windowDays: 7 });
  putPractitioner();
});

it('the days of active practitioners are opened, and those of inactive ones are not', async () => {
  putPractitioner({ id: 'gone', isActive: false });
  putPractitioner({ id: 'new', takesBookings: false });
  await rollWindow(after(0));
  for (const id of [OWN, 'new']) expect(shownDay(LAST, id)).toMatchObject({ isAvailable: true });
  expect([shownDay(LAST, 'gone'), shownDay('2026-12-01')]).toEqual([undefined, undefined]);
});

it.each([
  ['without an end', NO_END],
  ['with an end beyond the window', LATER],
])('a block %s applies on a day that opens later', async (_, lastDate) => {
  await blockMondays(lastDate);
  expect([blockedOn(LAST), blockedOn(LATER)]).toEqual([['12:00', '12:30'], undefined]);
  await rollWindow(after(7));
  expect(shownDay(LATER)).toMatchObject({ isAvailable: true, timeSlots: ['12:00', '12:30'] });
});

it('a day of a repeated block that was freed stays free, and its other days stay blocked', async () => {
  await blockMondays(NO_END);
  await save({ freed: [{ date: NEXT, ...noon }] });
  for (const days of [0, 1]) await rollWindow(after(days));
  expect([blockedOn(NEXT), blockedOn(LAST)]).toEqual([[], ['12:00', '12:30']]);
});
