/** Whose own a booking is: by account, and by address only for a session that proved the present one. */
import { aBooking } from '@tulia/domain/testing/booking';
import { expect, it } from 'vitest';
import type { Caller } from '../platform/caller';
import { aClient, aGuest } from '../platform/testing/callers';
import { owns } from './actor';

const own = aBooking();
const unclaimed = aBooking({ clientUserId: null });

it.each<[string, Caller, typeof own, boolean]>([
  ['the account that made it', aClient(), own, true],
  ['the next holder of its mailbox', aClient({ uid: 'brian' }), own, false],
  ['a session that proved another address', aClient({ email: 'former@example.com' }), own, false],
  ['a session that proved no address', aClient({ emailVerified: false }), own, false],
  ['whoever proved its address, while no account has it', aClient({ uid: 'new' }), unclaimed, true],
  ['whoever proved another address', aClient({ email: 'x@example.com' }), unclaimed, false],
  ['a guest', aGuest(), unclaimed, false],
])('a booking is the own one of %s: %#', (_, caller, booking, isOwn) => {
  expect(owns(caller, booking)).toBe(isOwn);
});
