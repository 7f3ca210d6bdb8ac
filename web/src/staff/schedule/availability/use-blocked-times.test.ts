import { expect, test } from 'vitest';
import { blockedTimes } from './use-blocked-times';

const locks = [
  { serviceId: null, time: '09:00' },
  { serviceId: 'individual-therapy', time: '10:00' },
  { serviceId: 'consultation', time: '11:00' },
];

test('one service sees its own blocks, and apart from them those for all', () => {
  expect(blockedTimes(locks, 'individual-therapy')).toEqual({
    own: ['10:00'],
    everywhere: ['09:00'],
  });
});

test('all services see only the blocks for all', () => {
  expect(blockedTimes(locks, null)).toEqual({ own: ['09:00'], everywhere: [] });
});
