/** The time zones of the form (design section 5). */
import { offsetMinutes } from '@tulia/domain/time/practice-time';
import { zonePlace } from '@tulia/domain/wording/moments';

const SHOWN = 8;
const ACCENTS = /\p{M}/gu;
const plain = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

/**
 * The zones with a word of city or region that begins with `typed`, cities first. A runtime that cannot list its zones
 * knows only `first`. @param first the zones shown before the client types
 */
export function zonesFor(typed: string, first: readonly string[]): string[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [...new Set(first)];
  const all =
    typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const words = (text: string) => plain(text).split(/[\s/_-]+/);
  const begins = (text: string) =>
    plain(text).startsWith(wanted) || words(text).some((word) => word.startsWith(wanted));
  const names = [...new Set([...first, ...all])];
  const cities = names.filter((zone) => begins(zonePlace(zone)));
  const regions = names.filter((zone) => !cities.includes(zone) && begins(zone));
  return [...cities, ...regions].slice(0, SHOWN);
}

/** "New York, UTC−5": city and offset at this instant. */
export function zoneName(zone: string, now: number): string {
  const minutes = offsetMinutes(now, zone);
  const sign = minutes < 0 ? '−' : '+';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `${zonePlace(zone)}, UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
