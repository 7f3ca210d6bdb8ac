/** The zones offered by the form (design section 5): the practice's, the one the device is in, and all the others. */
import { isTimeZone, PRACTICE_ZONE } from '@tulia/domain/time/practice-time';

/** The device's zone, or the practice's when it is not known. */
export function detectedZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : PRACTICE_ZONE;
}

/** Every zone of the runtime but the two that are offered first; just those two where it cannot list them. */
export function otherZones(first: readonly string[]): string[] {
  const all =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return all.filter((zone) => !first.includes(zone));
}
