/** Every change raises the version and names the one that the person saw. */
import { Refusal } from '../refusal';
import type { Booking } from './booking';

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
