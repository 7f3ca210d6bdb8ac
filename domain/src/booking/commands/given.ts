import { Refusal } from '../../refusal';
import type { Booking, BookingEvent } from '../booking';
import type { Actor } from '../transitions';

/** Signs events of changes that no person asked for. */
export const SYSTEM = { kind: 'system', uid: null, name: '' } as const;

/** Who gives a command: their rights, and their name in the event. */
export interface Given {
  actor: Actor;
  signedBy: BookingEvent['actor'];
}

/** A command on the version of the booking that the person saw. */
export interface GivenOnVersion extends Given {
  version: number;
}

/** @throws Refusal version-conflict when the booking was changed since the person saw it */
export function requireVersion({ version, status }: Booking, seen: number): void {
  if (version !== seen) throw new Refusal('version-conflict', { version, status });
}
