/** Each text fits one message in both languages, on every day of a year and at every hour, and betrays nobody. */
import { LANGUAGES } from '../person/language';
import { defaultPracticeSettings } from '../practice/settings';
import { seedServices } from '../practice/service';
import { SEPTETS_OF_ONE, septetsOf } from '../text/gsm7';
import { DAY, HOUR } from '../time/instant';
import { describe, expect, it } from 'vitest';
import { codeText, reminderText, testText } from './texts';

/** As long as an address may be. */
const SITE = 'https://wellbeing-centre-nbo.or.ke';
const YEAR = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1) + day * (DAY + HOUR / 2));
const ZONES = ['Africa/Nairobi', 'America/New_York'];

describe.each(LANGUAGES)('in the language %s', (language) => {
  const reminders = YEAR.flatMap((startsAt) =>
    ZONES.map((timezone) => reminderText({ startsAt, timezone }, language, SITE)),
  );
  const all = [...reminders, codeText('888888', language), testText(language)];

  it('every text is one message', () => {
    const longest = Math.max(...all.map((text) => septetsOf(text) ?? Infinity));
    expect(longest).toBeLessThanOrEqual(SEPTETS_OF_ONE);
    expect(longest).toBeGreaterThan(140);
  });

  it('no text names the practice or a service', () => {
    const words = [defaultPracticeSettings.name, ...seedServices.map(({ name }) => name[language])];
    for (const text of all)
      for (const word of [...words, 'counsel', 'therap', 'session', 'ushauri', 'kikao'])
        expect(text.replaceAll(SITE, '').replaceAll('/my-sessions', '')).not.toMatch(
          new RegExp(word, 'i'),
        );
  });
});

it('a reminder says day, time, where to look and where to stop, in the practice’s time', () => {
  const startsAt = Date.UTC(2026, 10, 23, 7);
  const at = (timezone: string, language: 'en' | 'sw') =>
    reminderText({ startsAt, timezone }, language, 'https://t.example');
  expect(at('Africa/Nairobi', 'en')).toBe(
    'Reminder: Mon 23 Nov 10:00. Details: https://t.example/my-sessions Stop: https://t.example/profile',
  );
  expect(at('Europe/London', 'en')).toContain('Mon 23 Nov 10:00 (Nairobi).');
  expect(at('Africa/Nairobi', 'sw')).toContain('https://t.example/sw/my-sessions Kuacha: ');
});
