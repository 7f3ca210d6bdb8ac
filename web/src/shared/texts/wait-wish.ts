import type { WaitWish } from '@tulia/domain/booking/waiting/wait';
import { formatShortDay, formatWeekday } from '@tulia/domain/wording/moments';
import { catalogue, type Language } from '../../platform/language/catalogue';

const texts = catalogue({
  en: {
    hours: (from: string, until: string) => `beginning from ${from} and before ${until}`,
    anyTime: 'at any time',
    until: (day: string) => `until ${day}`,
  },
  sw: {
    hours: (from, until) => `kuanzia ${from} na kabla ya ${until}`,
    anyTime: 'wakati wowote',
    until: (day) => `hadi ${day}`,
  },
});

/** A wish without hours. */
export const [DAY_BEGINS, DAY_ENDS] = ['00:00', '23:59'] as const;

/** "Monday, Thursday, beginning from 09:00 and before 12:00, until 18 Dec 2026" */
export function waitWish({ weekdays, from, until, lastDate }: WaitWish, lang: Language): string {
  const t = texts[lang];
  const hours = from === DAY_BEGINS && until === DAY_ENDS ? t.anyTime : t.hours(from, until);
  const days = weekdays.map((each) => formatWeekday(each, lang));
  return [...days, hours, t.until(formatShortDay(lastDate, lang))].join(', ');
}
