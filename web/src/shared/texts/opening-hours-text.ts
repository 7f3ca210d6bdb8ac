import type { OpeningDay, OpeningHours } from '@tulia/domain/slot/opening-hours';
import { spokenClock } from '@tulia/domain/wording/spoken-clock';
import { catalogue, type Language } from '../../platform/language/catalogue';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** "8AM", "5:30PM" */
function englishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`;
}

/** "saa 2 asubuhi (08:00)": readable for users of either clock. */
const swahiliTime = (time: string) => `${spokenClock(time, 'sw')} (${time})`;

const texts = catalogue({
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    until: (first: string, last: string) => `${first}-${last}`,
    hours: (days: string, { first, last }: OpeningDay) =>
      `${days} ${englishTime(first)}-${englishTime(last)}`,
  },
  sw: {
    days: ['Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi', 'Jumapili'],
    until: (first, last) => `${first} hadi ${last}`,
    hours: (days, { first, last }) => `${days}, ${swahiliTime(first)} hadi ${swahiliTime(last)}`,
  },
});

const same = (one: OpeningDay | undefined, other: OpeningDay | undefined) =>
  one?.first === other?.first && one?.last === other?.last;

/** "Mon-Fri 8AM-6PM EAT". Joins days with the same hours. */
export function openingHoursText(hours: OpeningHours, language: Language): string {
  const stretches: { from: number; to: number; day: OpeningDay }[] = [];
  for (const weekday of WEEKDAYS) {
    const day = hours[weekday];
    const last = stretches.at(-1);
    if (day === undefined) continue;
    if (last?.to === weekday - 1 && same(last.day, day)) last.to = weekday;
    else stretches.push({ from: weekday, to: weekday, day });
  }
  const t = texts[language];
  const text = stretches.map(({ from, to, day }) => {
    const [first, last] = [t.days[from - 1] ?? '', t.days[to - 1] ?? ''];
    return t.hours(from === to ? first : t.until(first, last), day);
  });
  return text.length === 0 ? '' : `${text.join(', ')} EAT`;
}
