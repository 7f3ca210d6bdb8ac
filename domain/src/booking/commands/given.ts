import type { BookingEvent } from '../booking';
import type { Actor } from '../transitions';

/** How the event names the server, for changes that no person asked for. */
export const SYSTEM = { kind: 'system', uid: null, name: '' } as const;

/** As whom a person gives a command: what they may do, and how the event names them. */
export interface Given {
  actor: Actor;
  signedBy: BookingEvent['actor'];
}
