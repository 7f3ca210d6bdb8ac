/** All deliberate changes of the server, by the room of the functions that they are made in. */
import type { Change } from './change';
import { BOOKINGS } from './rooms/bookings';
import { CALLS } from './rooms/calls';
import { CLIENTS } from './rooms/clients';
import { ERASURES } from './rooms/erasures';
import { LEAVING } from './rooms/leaving';
import { DECISIONS } from './rooms/decisions';
import { DESK } from './rooms/desk';
import { DIARY } from './rooms/diary';
import { GUARDIANS } from './rooms/guardians';
import { HOURS } from './rooms/hours';
import { LETTERS } from './rooms/letters';
import { OWN } from './rooms/own';
import { PAYMENTS } from './rooms/payments';
import { PRACTITIONERS } from './rooms/practitioners';
import { REPAIRS } from './rooms/repairs';
import { RECOUNTS } from './rooms/recounts';
import { TRAILS } from './rooms/trails';
import { STAFF } from './rooms/staff';
import { WORKERS } from './rooms/workers';

export const CHANGES: readonly Change[] = [
  ...BOOKINGS,
  ...CALLS,
  ...CLIENTS,
  ...ERASURES,
  ...LEAVING,
  ...DECISIONS,
  ...DESK,
  ...DIARY,
  ...GUARDIANS,
  ...HOURS,
  ...LETTERS,
  ...OWN,
  ...PAYMENTS,
  ...PRACTITIONERS,
  ...REPAIRS,
  ...RECOUNTS,
  ...TRAILS,
  ...STAFF,
  ...WORKERS,
];
