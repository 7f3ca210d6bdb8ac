/** Renders public pages and frames in Node (`build/run-prerender.ts`), with the tree that `app/main.tsx` hydrates. */
import { isWrittenIn } from '@tulia/domain/person/localized';
import type { Article } from '@tulia/domain/records/article';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app';
import { fetchPage } from '../lazy-page';
import { BuiltForm, frameOf } from '../page-frames/page-frames';
import { loadNotFound, routes } from '../routes';
import { builtArticles } from '../../shared/practice/built-articles';
import { builtPractitioners } from '../../shared/practice/built-practitioners';
import { builtServices } from '../../shared/practice/built-services';
import { builtSettings } from '../../shared/practice/built-settings';
import {
  LANGUAGES,
  localPath,
  MAIN_LANGUAGE,
  OTHER_LANGUAGES,
  prefixOf,
  type Language,
} from '../../platform/language/language';
import { descriptionsTexts } from './descriptions';
import { titlesTexts } from '../texts/titles';
import { shownCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { articleWords } from '../../public/articles/article-words';
import type { IslandConfig } from '../../client/booking/hand-over/early-booking';
import { islandConfig } from '../../client/booking/island/island-config';
import { IslandForm } from '../../client/booking/island/island-form';
import { pageFile } from '../../page-table';
import { fontFaces, fontFiles } from '../../ui/theme/fonts';
import { articleAddress, PUBLIC_PATHS, telephone } from '../../paths';
import type { PublicPageId, RouteId } from '../../paths';
import { headTags, type HeadFacts } from './head-tags';
import { sitemap } from './sitemap';
import { articleStructuredData, structuredData, type SiteFacts } from './structured-data';

interface PrerenderedPage {
  /** language prefix included */
  pathname: string;
  /** source file, as the build's manifest names it */
  source: string;
  language: Language;
  title: string;
  description: string;
  /** styles included */
  head: string;
  body: string;
}

type AppPage = Pick<PrerenderedPage, 'pathname' | 'source' | 'language' | 'title'> & {
  /** visitors who are not signed in see only that they should sign in */
  personal: boolean;
  /** stands there until the browser has drawn the page; null for a page without frame */
  frame: Pick<PrerenderedPage, 'head' | 'body'> | null;
  /** only for the page with a form that works before React */
  island: IslandConfig | null;
};

export interface PrerenderedSite {
  practiceName: string;
  /** for the head of every page */
  fontFaces: string;
  /** our font files, as the head names them */
  fontFiles: readonly string[];
  pages: PrerenderedPage[];
  /** drawn by the browser */
  appPages: AppPage[];
  notFound: Pick<PrerenderedPage, 'title' | 'head' | 'body'>;
  /** whom to call where no page can be drawn: crisis numbers in every language, then the practice */
  help: { name: string; number: string; href: string }[];
  sitemap: string;
}

function draw(pathname: string, language: Language): { styles: string; body: string } {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StaticRouter basename={prefixOf(language) || '/'} location={pathname}>
          <BuiltForm value={<IslandForm />}>
            <App language={language} />
          </BuiltForm>
        </StaticRouter>,
      ),
    );
    return { styles: sheet.getStyleTags(), body };
  } finally {
    sheet.seal();
  }
}

const sourceOf = (id: RouteId) => `src/${pageFile(id)}`;

const titleOf = (id: RouteId, language: Language) =>
  `${titlesTexts[language][id].title} · ${builtSettings.name}`;

function frame(pathname: string, language: Language): AppPage['frame'] {
  const { styles, body } = draw(pathname, language);
  return { head: styles, body };
}

function appPages(language: Language): AppPage[] {
  return routes
    .filter(({ kind }) => kind === 'app')
    .map(({ id, path, guard }) => ({
      pathname: localPath(path, language),
      source: sourceOf(id),
      language,
      title: titleOf(id, language),
      personal: guard !== 'none' || id === 'mySessions',
      frame: frameOf(id) === undefined ? null : frame(localPath(path, language), language),
      island: id === 'booking' ? islandConfig(language) : null,
    }));
}

const factsOf = (language: Language, siteUrl: string): SiteFacts => ({
  siteUrl,
  language,
  practice: builtSettings,
  services: builtServices,
  practitioners: builtPractitioners,
});

async function drawn(
  id: PublicPageId,
  about: Omit<HeadFacts, 'siteName' | 'preview'>,
): Promise<PrerenderedPage> {
  const { path, language, title, description } = about;
  const pathname = localPath(path, language);
  const route = routes.find((each) => each.id === id);
  if (!route) throw new Error(`No route ${id}`);
  await fetchPage(route.load);
  const { styles, body } = draw(pathname, language);
  const alt = `${builtSettings.name}: ${titlesTexts[language][id].title}`;
  const head = headTags({ ...about, siteName: builtSettings.name, preview: { name: id, alt } });
  return {
    pathname,
    source: sourceOf(id),
    language,
    title: `${title} · ${builtSettings.name}`,
    description,
    head: head + styles,
    body,
  };
}

function page(id: PublicPageId, language: Language, siteUrl: string) {
  const { title } = titlesTexts[language][id];
  const description = descriptionsTexts[language][id];
  return drawn(id, {
    siteUrl,
    language,
    title,
    description,
    path: PUBLIC_PATHS[id],
    writtenIn: LANGUAGES,
    kind: 'website',
    data: structuredData(id, factsOf(language, siteUrl)),
  });
}

const languagesOf = ({ content }: Article) =>
  LANGUAGES.filter((language) => isWrittenIn(content, language));

function articlePage(article: Article, language: Language, siteUrl: string) {
  const words = articleWords(article, language);
  return drawn('articles', {
    siteUrl,
    language,
    title: words.title,
    description: words.summary,
    path: articleAddress(article.slug),
    writtenIn: languagesOf(article),
    kind: 'article',
    data: articleStructuredData({ article, words }, factsOf(language, siteUrl)),
  });
}

/**
 * One file for every unknown address. The other language waits in a template; at its addresses CSS hides the main
 * one, and the script in the head swaps them (`build/early-script.ts`).
 */
function notFound(): PrerenderedSite['notFound'] {
  const drawn = (language: Language) => draw(localPath('/no-such-page', language), language);
  const main = drawn(MAIN_LANGUAGE);
  const others = OTHER_LANGUAGES.map(
    (language) => `<template lang="${language}">${drawn(language).body}</template>`,
  );
  const elsewhere = OTHER_LANGUAGES.map(
    (language) => `:root[lang="${language}"] #root>div[lang="${MAIN_LANGUAGE}"]`,
  );
  return {
    title: `${titlesTexts[MAIN_LANGUAGE].notFound.title} · ${builtSettings.name}`,
    // Both have the rules of the same components.
    head: `${main.styles}<style>${elsewhere.join(',')}{display:none}</style>`,
    body: `<div lang="${MAIN_LANGUAGE}">${main.body}</div>${others.join('')}`,
  };
}

function help(): PrerenderedSite['help'] {
  const { crisisNumbers, name, phone } = builtSettings;
  const [shown = [], ...others] = LANGUAGES.map((each) => shownCrisisNumbers(crisisNumbers, each));
  const inAll = shown.map(({ number, href, name }, index) => ({
    name: [...new Set([name, ...others.map((list) => list[index]?.name ?? name)])].join(' / '),
    number,
    href,
  }));
  return phone === '' ? inAll : [...inAll, { name, number: phone, href: telephone(phone) }];
}

/** @param siteUrl origin, without slash at the end */
export async function prerenderSite(siteUrl: string): Promise<PrerenderedSite> {
  const pages: PrerenderedPage[] = [];
  for (const language of LANGUAGES)
    for (const id of Object.keys(PUBLIC_PATHS) as PublicPageId[])
      pages.push(await page(id, language, siteUrl));
  for (const language of LANGUAGES)
    for (const article of builtArticles) pages.push(await articlePage(article, language, siteUrl));
  await fetchPage(loadNotFound);
  return {
    practiceName: builtSettings.name,
    fontFaces,
    fontFiles,
    pages,
    appPages: LANGUAGES.flatMap(appPages),
    notFound: notFound(),
    help: help(),
    sitemap: sitemap(siteUrl, [
      ...Object.values(PUBLIC_PATHS).map((path) => ({ path, writtenIn: LANGUAGES })),
      ...builtArticles.map((each) => ({
        path: articleAddress(each.slug),
        writtenIn: languagesOf(each),
        changedAt: each.updatedAt,
      })),
    ]),
  };
}
