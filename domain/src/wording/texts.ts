/**
 * Texts to phones. Strangers may read them, so they name no person, no service and not the practice. Each fits one
 * message of 160 septets (`texts.test.ts`).
 */
import { LANGUAGE_FACTS, type Language } from '../person/language';
import type { Instant } from '../time/instant';
import { catalogue } from './catalogue';
import { differsFromPractice, formatClock, formatNearDay, zonePlace } from './moments';
import { PRACTICE_ZONE } from '../time/practice-zone';

const texts = catalogue({
  en: {
    reminder: (when: string, page: string, stop: string) =>
      `Reminder: ${when}. Details: ${page} Stop: ${stop}`,
    code: (code: string) =>
      `Your code is ${code}. It is valid for 10 minutes. If you did not ask for it, do nothing.`,
    test: 'This is a test. Texts from your website reach this phone.',
  },
  sw: {
    reminder: (when, page, stop) => `Kumbusho: ${when}. Maelezo: ${page} Kuacha: ${stop}`,
    code: (code) =>
      `Namba yako ya siri ni ${code}. Inafaa kwa dakika 10. Kama hukuiomba, usifanye chochote.`,
    test: 'Hili ni jaribio. Ujumbe kutoka tovuti yako unafika kwenye simu hii.',
  },
});

interface RemindedOf {
  startsAt: Instant;
  /** of the reader */
  timezone: string;
}

/** "Mon 23 Nov 10:00", with the place where the reader's clock differs. @param siteUrl without a slash at the end */
export function reminderText(
  { startsAt, timezone }: RemindedOf,
  language: Language,
  siteUrl: string,
): string {
  const place = differsFromPractice(startsAt, timezone) ? ` (${zonePlace(PRACTICE_ZONE)})` : '';
  const when = `${formatNearDay(startsAt, language)} ${formatClock(startsAt, language)}${place}`;
  const site = `${siteUrl}${LANGUAGE_FACTS[language].prefix}`;
  return texts[language].reminder(when, `${site}/my-sessions`, `${site}/profile`);
}

export const codeText = (code: string, language: Language): string => texts[language].code(code);
export const testText = (language: Language): string => texts[language].test;
