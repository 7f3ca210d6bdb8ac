import { expect, it } from 'vitest';
import { HOUR } from '../time/instant';
import { offeredActions } from './offered-actions';

const startsAt = 1_000_000_000_000;
const admin = { kind: 'staff', role: 'admin', isOwn: false } as const;
const confirmed = { status: 'confirmed', startsAt, confirmedDate: '2001-09-09' } as const;

it('a no-show, or that the line failed, is offered from the start of the session on, and not before', () => {
  const before = ['cancel', 'complete', 'move', 'hand-over'];
  expect(offeredActions(confirmed, admin, startsAt - 1)).toEqual(before);
  expect(offeredActions(confirmed, admin, startsAt)).toEqual([
    'cancel',
    'complete',
    'no-show',
    'line-failed',
    'move',
  ]);
});

it('reopening is offered for a booking that was once confirmed, and for no request', () => {
  const cancelled = { ...confirmed, status: 'cancelled' } as const;
  expect(offeredActions(cancelled, admin, startsAt + HOUR)).toEqual(['reopen']);
  expect(offeredActions({ ...cancelled, confirmedDate: null }, admin, startsAt)).toEqual([]);
  const therapist = { kind: 'staff', role: 'therapist', isOwn: true } as const;
  expect(offeredActions(cancelled, therapist, startsAt)).toEqual([]);
});
