import { catalogue } from './catalogue';
import type { Language } from '../person/language';

/** Each part of the day begins at this hour; before the first it is night. */
const SWAHILI_PARTS = [
  [19, 'usiku'],
  [16, 'jioni'],
  [12, 'mchana'],
  [4, 'asubuhi'],
] as const;

/** Swahili counts hours from sunrise: 08:00 is "saa 2 asubuhi", 14:00 "saa 8 mchana". */
function swahiliClock(hour: number, minute: number): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  const [, part] = SWAHILI_PARTS.find(([from]) => hour >= from) ?? SWAHILI_PARTS[0];
  return `saa ${(hour + 6) % 12 || 12}${minutes} ${part}`;
}

const asWritten: (hour: number, minute: number) => string = () => '';

const spoken = catalogue({ en: { clock: asWritten }, sw: { clock: swahiliClock } });

/** The spoken time, because "14:00" may be read as "saa kumi na nne"; empty in English. @param time `HH:MM` */
export function spokenClock(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return spoken[language].clock(hour, minute);
}
