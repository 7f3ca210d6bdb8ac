import type { BookingEvent } from '../booking';
import type { Actor } from '../transitions';

/** As whom somebody gives a command: what they may do, and how the event names them. */
export interface Given {
  actor: Actor;
  signedBy: BookingEvent['actor'];
}
