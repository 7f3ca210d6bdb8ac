/**
 * What search engines may know, as schema.org JSON-LD: the practice, its services, the FAQ. A script of this type is
 * data and never runs, so the content security policy has nothing to allow.
 */
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import type { Practitioner } from '@tulia/domain/records/practitioner';
import type { Service } from '@tulia/domain/records/service';
import { faqFacts } from '../content/faq-facts';
import { serviceText } from '../content/service-text';
import type { Language } from '../copy/catalogue';
import { LANGUAGES, localPath } from '../copy/language';
import { shownCrisisNumbers } from '../data/use-crisis-numbers';
import { publicFaqCopy } from '../copy/public/public-faq';
import { bookingPath, type PublicPageId } from '../paths';

const DAYS: Record<string, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

export interface SiteFacts {
  /** origin of the site, without slash at the end */
  siteUrl: string;
  language: Language;
  practice: PracticeSettings;
  services: readonly Service[];
  practitioners: readonly Practitioner[];
}

function practiceData({ siteUrl, language, practice, practitioners }: SiteFacts) {
  return {
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#practice`,
    name: practice.name,
    url: `${siteUrl}${localPath('/', language)}`,
    telephone: practice.phone,
    email: practice.email,
    address: { '@type': 'PostalAddress', addressLocality: practice.city },
    availableLanguage: LANGUAGES,
    openingHoursSpecification: Object.entries(openingHoursOfAll(practitioners)).map(
      ([day, hours]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day] ?? ''}`,
        opens: hours.first,
        closes: hours.last,
      }),
    ),
  };
}

function serviceData(facts: SiteFacts) {
  return facts.services
    .filter(({ isActive }) => isActive)
    .map((service) => ({
      '@type': 'Service',
      ...serviceText(service, facts.language),
      provider: { '@id': `${facts.siteUrl}/#practice` },
      offers: {
        '@type': 'Offer',
        price: service.price,
        priceCurrency: 'KES',
        url: `${facts.siteUrl}${localPath(bookingPath(service.slug), facts.language)}`,
      },
    }));
}

function faqData({ language, practice, services }: SiteFacts) {
  const facts = faqFacts(new Map(services.map((each) => [each.slug, each])), practice);
  const numbers = shownCrisisNumbers(practice.crisisNumbers, language).map(
    ({ name, number }) => `${name}: ${number}.`,
  );
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: publicFaqCopy[language].questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [answer(facts), ...(id === 'crisis' ? numbers : [])].join(' '),
      },
    })),
  };
}

/** The JSON-LD of a page as text that is safe inside a script element; null where there is nothing to say. */
export function structuredData(page: PublicPageId, facts: SiteFacts): string | null {
  const graph: Partial<Record<PublicPageId, () => object[]>> = {
    home: () => [practiceData(facts)],
    about: () => [practiceData(facts)],
    services: () => [practiceData(facts), ...serviceData(facts)],
    contact: () => [practiceData(facts), faqData(facts)],
  };
  const parts = graph[page]?.();
  if (!parts) return null;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': parts }).replaceAll(
    '<',
    '\\u003c',
  );
}
