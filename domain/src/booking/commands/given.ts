import type { BookingEvent } from '../booking';
import type { Actor } from '../transitions';

/** How the event names what nobody has asked for. */
export const SYSTEM = { kind: 'system', uid: null, name: '' } as const;

/** As whom somebody gives a command: what they may do, and how the event names them. */
export interface Given {
  actor: Actor;
  signedBy: BookingEvent['actor'];
}
