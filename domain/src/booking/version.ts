import { Refusal } from '../refusal';
import type { Booking } from './booking';

/**
 * Every change counts the version up, and names the one that its sender saw.
 * @throws Refusal version-conflict when somebody changed the booking since it was seen
 */
export function requireVersion(
  { version, status }: Pick<Booking, 'version' | 'status'>,
  seen: number,
): void {
  if (version !== seen) throw new Refusal('version-conflict', { version, status });
}
