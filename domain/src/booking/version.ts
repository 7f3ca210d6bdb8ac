/** Versions of a booking: every change counts up by one, and names the version that the person saw. */
import { Refusal } from '../refusal';
import type { Booking } from './booking';

/** The version that the next change makes. */
export function nextVersion({ version }: Pick<Booking, 'version'>): number {
  return version + 1;
}

/** @throws Refusal version-conflict when the booking was changed since it was seen */
export function requireVersion(
  { version, status }: Pick<Booking, 'version' | 'status'>,
  seen: number,
): void {
  if (version !== seen) throw new Refusal('version-conflict', { version, status });
}
