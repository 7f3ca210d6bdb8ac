import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, test } from 'vitest';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { entryName } from './entry-words';
import { byDate, scheduleEntries, shownHours } from './schedule-entries';

const NOW = toInstant('2026-11-23', '09:00');
const lock = (time: string, serviceId: string | null = null, date = '2026-11-23') => {
  return { kind: 'blocked' as const, practitionerId: 'njeri', date, time, serviceId };
};

test('a session that runs past midnight ends with its day', () => {
  const late = aConfirmed({ startsAt: toInstant('2026-11-23', '23:30') });
  expect(scheduleEntries([late], [], NOW)).toMatchObject([{ start: '23:30', end: '24:00' }]);
});

test.each([
  ['pending', NOW + 1, true],
  ['pending', NOW, false],
  ['pending', null, false],
  ['confirmed', NOW + 1, false],
] as const)('a %s booking with a hold until %s is held: %s', (status, holdExpiresAt, held) => {
  const [entry] = scheduleEntries([aConfirmed({ status, holdExpiresAt })], [], NOW);
  expect(entry).toMatchObject({ held });
});

const shown = (blocks: Parameters<typeof scheduleEntries>[1]) =>
  scheduleEntries([], blocks, NOW).map(({ date, start, end, ...rest }) =>
    [date.slice(-2), start, end, rest.kind === 'blocked' && rest.serviceId].join(' '),
  );

test('blocked steps join into ranges of a day and a service', () => {
  const later = lock('13:00', null, '2026-11-24');
  const ofOne = lock('13:00', 'consultation');
  expect(shown([lock('12:30'), lock('12:00'), lock('15:00'), ofOne, later])).toEqual([
    '23 12:00 13:00 ',
    '23 13:00 13:30 consultation',
    '23 15:00 15:30 ',
    '24 13:00 13:30 ',
  ]);
});

test('steps that different blocks hold are entries of their own', () => {
  const held = (time: string, by: string) => ({ ...lock(time), heldBy: [by] });
  const blocks = [held('12:30', 'weekly'), held('13:00', 'weekly'), held('13:30', 'hand')];
  expect(shown([lock('12:00'), ...blocks])).toEqual([
    '23 12:00 12:30 ',
    '23 12:30 13:30 ',
    '23 13:30 14:00 ',
  ]);
});

test('hours that the own calendar closes are entries of their own, which nobody frees', () => {
  const busy = { ...lock('12:30'), kind: 'busy' as const };
  const entries = scheduleEntries([], [lock('12:00'), busy], NOW);
  expect(entries).toMatchObject([
    { start: '12:00', end: '12:30', isBusy: false },
    { start: '12:30', end: '13:00', isBusy: true },
  ]);
  const names = entries.map((entry) => entryName(entry, 'en', (slug) => slug));
  expect(names).toEqual(['all services', 'Busy in Google Calendar']);
});

test('the same steps of two people are entries of their own', () => {
  const blocks = [lock('12:00'), { ...lock('12:00'), practitionerId: 'baraka' }];
  const entries = scheduleEntries([], blocks, NOW);
  expect(entries.map((entry) => entry.kind === 'blocked' && entry.practitionerId)).toEqual([
    'baraka',
    'njeri',
  ]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
});

test('entries are in order of time and found by their date', () => {
  const entries = scheduleEntries([aConfirmed()], [lock('16:00'), lock('09:00')], NOW);
  expect(entries.map(({ start }) => start)).toEqual(['09:00', '14:00', '16:00']);
  expect(byDate(entries).get('2026-11-23')).toHaveLength(3);
  expect(byDate(entries).get('2026-11-24')).toBeUndefined();
});

test('the grid shows the opening hours, and more where something stands outside', () => {
  const hours = { 1: { first: '08:00', last: '18:00' }, 2: { first: '09:00', last: '12:00' } };
  expect(shownHours(hours, [])).toEqual({ from: '08:00', until: '19:00' });
  const early = scheduleEntries([], [lock('06:30'), lock('23:30')], NOW);
  expect(shownHours(hours, early)).toEqual({ from: '06:00', until: '24:00' });
  const night = scheduleEntries([], [{ ...lock('03:00'), kind: 'busy' }], NOW);
  expect(shownHours(hours, night)).toEqual(shownHours(hours, []));
  expect(shownHours({}, [])).toEqual({ from: '08:00', until: '19:00' });
});
