import type { Article } from '@tulia/domain/records/article';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { expect, it } from 'vitest';
import { articleStructuredData, structuredData, type SiteFacts } from './structured-data';

const wanjiru = {
  ...defaultPractitioner,
  id: 'wanjiru',
  name: 'Wanjiru Kamau',
  licence: { board: 'Counsellors and Psychologists Board', number: 'CPB-1' },
  photo: '/people/wanjiru-0a1b2c3d.webp',
};

const facts: SiteFacts = {
  siteUrl: 'https://tulia.example',
  language: 'sw',
  practice: defaultPracticeSettings,
  services: seedServices,
  practitioners: [defaultPractitioner, wanjiru],
};

const graphOf = (text: string) =>
  (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
const partOf = (text: string, type: string) =>
  graphOf(text).find((part) => part['@type'] === type) ?? {};

it('structured data name town and country, the span of prices, and the practitioners with their licence', () => {
  const practice = partOf(structuredData('home', facts), 'ProfessionalService');
  expect(practice).toMatchObject({
    address: { addressLocality: 'Nairobi', addressCountry: 'KE' },
    priceRange: 'KES 0-3000',
    image: 'https://tulia.example/previews/home-sw.png',
    employee: [
      {
        name: 'Wanjiru Kamau',
        jobTitle: 'Mwanasaikolojia mshauri',
        image: 'https://tulia.example/people/wanjiru-0a1b2c3d.webp',
        hasCredential: { identifier: 'CPB-1' },
      },
    ],
  });
  expect(practice['employee']).toHaveLength(1);
});

it('structured data say where every page but the first lies', () => {
  expect(partOf(structuredData('about', facts), 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Tulia', item: 'https://tulia.example/sw' },
      { position: 2, name: 'Kuhusu mtaalamu wako', item: 'https://tulia.example/sw/about' },
    ],
  });
  expect(partOf(structuredData('home', facts), 'BreadcrumbList')).toEqual({});
});

it('structured data name an article’s address, and no text of it ends the script', () => {
  const article: Article = {
    slug: 'sleep',
    published: true,
    order: 1,
    resourceLink: null,
    title: { en: 'Sleep', sw: 'Usingizi' },
    summary: { en: 'Short', sw: 'Fupi</script>' },
    content: { en: 'Text', sw: '' },
    updatedAt: Date.parse('2026-11-21T06:00:00Z'),
  };
  const words = { title: 'Usingizi', summary: 'Fupi</script>', content: 'Text' };
  const text = articleStructuredData({ article, words: { ...words, language: 'en' } }, facts);
  expect(text).not.toContain('</');
  expect(partOf(text, 'Article')).toMatchObject({
    headline: 'Usingizi',
    inLanguage: 'en',
    dateModified: '2026-11-21T06:00:00.000Z',
    mainEntityOfPage: 'https://tulia.example/sw/articles/sleep',
  });
  expect(partOf(text, 'BreadcrumbList')['itemListElement']).toHaveLength(3);
});
