/** One date of one practitioner for one service (`dayLookup`). Steps are the `HH:MM` starts of `granule.ts`. */
export interface AvailabilityDay {
  /** blocked steps (the specification's `time_slots` are the unavailable ones, design section 8) */
  timeSlots: string[];
  /** steps with a hold or session, or busy in the practitioner's own calendar: nobody can tell which */
  busy: string[];
  isAvailable: boolean;
}
