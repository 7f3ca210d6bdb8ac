/**
 * A further language is a line of the list and its translations: every public page then speaks it, and nothing
 * else.
 */
import { ACCENTED, plainWords } from '@tulia/domain/testing/accented-english';
import type * as list from '@tulia/domain/person/language';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { expect, it, vi } from 'vitest';
import { PUBLIC_PATHS } from '../../paths';

vi.mock('../../../../domain/src/person/language.ts', async (original) => {
  const { withAccented } = await import('@tulia/domain/testing/accented-english');
  return withAccented(await original<typeof list>());
});
vi.mock('../../../../domain/src/wording/catalogue.ts', async () => {
  const { accentedCatalogues } = await import('@tulia/domain/testing/accented-english');
  return accentedCatalogues;
});

vi.stubEnv('VITE_FIREBASE_CONFIG', '{"projectId":"tulia"}');

/** What the practice writes itself, what languages call themselves, and what Intl says. */
const DATA = [
  ...Object.values({ ...defaultPracticeSettings, ...defaultPracticeSettings.payment }).filter(
    (value) => typeof value === 'string',
  ),
  defaultPractitioner.title.en,
  ...seedServices.flatMap(({ name, description }) => [name.en, description.en]),
  ...defaultPracticeSettings.crisisNumbers.flatMap(({ name, number, hours, whom }) => [
    name.en,
    hours.en,
    whom.en,
    number,
  ]),
  'English',
  'Kiswahili',
  'Tulia',
  'KES',
  'EAT',
  'QAA',
];

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The text that a reader sees or hears of markup: text, and the attributes that are read aloud. */
function shownIn(markup: string): string[] {
  const plain = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' ');
  const heard = markup.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g);
  const seen = markup.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '').split(/<[^>]*>/);
  return [...seen, ...[...heard].map(([, text = '']) => text)].map(plain);
}

it('every public page speaks a language that was added, and no English shines through', async () => {
  const { prerenderSite } = await import('./prerender');
  const site = await prerenderSite('https://tulia.example');
  const pages = site.pages.filter(({ language }) => language === (ACCENTED as string));
  expect(pages.map(({ pathname }) => pathname)).toEqual(
    Object.values(PUBLIC_PATHS).map((path) => `/qaa${path === '/' ? '' : path}`),
  );
  const shining = pages.flatMap(({ pathname, title, description, body }) =>
    [title, description, ...shownIn(body)]
      .flatMap((text) => plainWords(text, DATA))
      .map((words) => `${pathname}: ${words}`),
  );
  expect(shining).toEqual([]);
  for (const { body } of pages) expect(body).toMatch(/[áéíóú].*[ŕśťń]/);
  for (const { title } of site.appPages.filter(({ language }) => language === (ACCENTED as string)))
    expect(plainWords(title, DATA)).toEqual([]);
});
