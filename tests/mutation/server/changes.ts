/** All deliberate changes of the server, by the room of the functions that they are made in. */
import type { Change } from './change';
import { BOOKINGS } from './rooms/bookings';
import { CALLS } from './rooms/calls';
import { LETTERS } from './rooms/letters';
import { PAYMENTS } from './rooms/payments';
import { WORKERS } from './rooms/workers';

export const CHANGES: readonly Change[] = [
  ...BOOKINGS,
  ...CALLS,
  ...LETTERS,
  ...PAYMENTS,
  ...WORKERS,
];
