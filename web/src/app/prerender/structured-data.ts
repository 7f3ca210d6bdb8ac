/** schema.org JSON-LD for search engines. It never runs, so the content security policy need not allow it. */
import { inLanguage } from '@tulia/domain/person/localized';
import type { Article } from '@tulia/domain/records/article';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { openingHoursOfAll } from '@tulia/domain/practice/opening-hours-of-all';
import { defaultPractitioner, type Practitioner } from '@tulia/domain/practice/practitioner';
import type { Service } from '@tulia/domain/practice/service';
import { faqFacts } from '../../public/contact/faq-facts';
import { serviceText } from '../../public/services/service-text';
import { LANGUAGES, localPath, type Language } from '../../platform/language/language';
import { shownCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { publicFaqTexts } from '../../public/contact/texts/faq';
import { titlesTexts } from '../texts/titles';
import type { articleWords } from '../../public/articles/article-words';
import { articleAddress, bookingPath, PUBLIC_PATHS, type PublicPageId } from '../../paths';

const DAYS: Record<string, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

interface ArticleFacts {
  article: Article;
  /** in the language of the page */
  words: ReturnType<typeof articleWords>;
}

export interface SiteFacts {
  /** origin, without slash at the end */
  siteUrl: string;
  language: Language;
  practice: PracticeSettings;
  services: readonly Service[];
  practitioners: readonly Practitioner[];
}

function addressData(city: string) {
  const [town = city, ...rest] = city.split(',').map((part) => part.trim());
  const country = rest.at(-1);
  return {
    '@type': 'PostalAddress',
    addressLocality: town,
    ...(country !== undefined && { addressCountry: country === 'Kenya' ? 'KE' : country }),
  };
}

/** Leaves out the placeholder practitioner of the product. */
const isNamed = ({ name, isActive }: Practitioner) => isActive && name !== defaultPractitioner.name;

function personData({ siteUrl, language }: SiteFacts, person: Practitioner) {
  const { licence, photo } = person;
  return {
    '@type': 'Person',
    '@id': `${siteUrl}/#${person.id}`,
    name: person.name,
    jobTitle: inLanguage(person.title, language),
    worksFor: { '@id': `${siteUrl}/#practice` },
    knowsLanguage: person.languages,
    // Other pictures are data URLs, which would be inlined whole.
    ...(photo?.startsWith('/') === true && { image: `${siteUrl}${photo}` }),
    ...(licence !== null && {
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'license',
        identifier: licence.number,
        recognizedBy: { '@type': 'Organization', name: licence.board },
      },
    }),
  };
}

function practiceData(facts: SiteFacts) {
  const { siteUrl, language, practice, practitioners, services } = facts;
  const people = practitioners.filter(isNamed);
  const prices = services.filter((each) => each.isActive).map(({ price }) => price);
  return {
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#practice`,
    name: practice.name,
    url: `${siteUrl}${localPath('/', language)}`,
    ...(practice.phone !== '' && { telephone: practice.phone }),
    ...(practice.email !== '' && { email: practice.email }),
    address: addressData(practice.city),
    image: `${siteUrl}/previews/home-${language}.png`,
    ...(prices.length > 0 && {
      priceRange: `KES ${String(Math.min(...prices))}-${String(Math.max(...prices))}`,
    }),
    ...(people.length > 0 && { employee: people.map((each) => personData(facts, each)) }),
    knowsLanguage: LANGUAGES,
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
    mainEntity: publicFaqTexts[language].questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [answer(facts), ...(id === 'crisis' ? numbers : [])].join(' '),
      },
    })),
  };
}

function articleData({ siteUrl, language }: SiteFacts, { words, article }: ArticleFacts) {
  const address = `${siteUrl}${localPath(articleAddress(article.slug), language)}`;
  return {
    '@type': 'Article',
    headline: words.title,
    description: words.summary,
    inLanguage: words.language,
    dateModified: new Date(article.updatedAt).toISOString(),
    mainEntityOfPage: address,
    image: `${siteUrl}/previews/articles-${language}.png`,
    publisher: { '@id': `${siteUrl}/#practice` },
    author: { '@id': `${siteUrl}/#practice` },
  };
}

/** Breadcrumbs: home, the pages above, the page. @param trail titles and paths without language */
const trailData = (
  { siteUrl, language }: SiteFacts,
  trail: readonly (readonly [string, string])[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${localPath(path, language)}`,
  })),
});

/** A `<` could end the script element. */
const asText = (graph: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');

const titleOf = (page: PublicPageId, { language }: SiteFacts) => titlesTexts[language][page].title;

const trailTo = (page: PublicPageId, facts: SiteFacts) =>
  [
    [facts.practice.name, PUBLIC_PATHS.home],
    [titleOf(page, facts), PUBLIC_PATHS[page]],
  ] as const;

/** Safe inside a script element. */
export function structuredData(page: PublicPageId, facts: SiteFacts): string {
  const own: Partial<Record<PublicPageId, () => object[]>> = {
    home: () => [practiceData(facts)],
    about: () => [practiceData(facts)],
    services: () => [practiceData(facts), ...serviceData(facts)],
    contact: () => [practiceData(facts), faqData(facts)],
  };
  return asText([
    ...(own[page]?.() ?? []),
    ...(page === 'home' ? [] : [trailData(facts, trailTo(page, facts))]),
  ]);
}

/** Safe inside a script element. */
export function articleStructuredData(article: ArticleFacts, facts: SiteFacts): string {
  const { title } = article.words;
  const trail = [
    ...trailTo('articles', facts),
    [title, articleAddress(article.article.slug)],
  ] as const;
  return asText([articleData(facts, article), practiceData(facts), trailData(facts, trail)]);
}
