import { expect, it } from 'vitest';
import { headTags, type HeadFacts } from './head-tags';
import { sitemap } from './sitemap';

const facts: HeadFacts = {
  siteUrl: 'https://tulia.example',
  path: '/articles/sleep',
  language: 'sw',
  writtenIn: ['en', 'sw'],
  kind: 'article',
  siteName: 'Tulia',
  title: 'Usingizi & "ndoto"',
  description: 'Fupi',
  preview: { name: 'articles', alt: 'Tulia: Makala' },
  data: null,
};

it('a page has its own canonical address, title, description and picture in each language', () => {
  const head = headTags(facts);
  for (const tag of [
    '<link rel="canonical" href="https://tulia.example/sw/articles/sleep" />',
    '<link rel="alternate" hreflang="en" href="https://tulia.example/articles/sleep" />',
    '<meta property="og:type" content="article" />',
    '<meta property="og:title" content="Usingizi &amp; &quot;ndoto&quot;" />',
    '<meta property="og:image" content="https://tulia.example/previews/articles-sw.png" />',
    '<meta property="og:image:alt" content="Tulia: Makala" />',
    '<meta name="twitter:image" content="https://tulia.example/previews/articles-sw.png" />',
    '<meta name="twitter:title" content="Usingizi &amp; &quot;ndoto&quot;" />',
  ])
    expect(head).toContain(tag);
});

it('a page that is not written in its language sends search engines to the written one', () => {
  const head = headTags({ ...facts, writtenIn: ['en'] });
  expect(head).toContain('rel="canonical" href="https://tulia.example/articles/sleep"');
  expect(head).not.toContain('hreflang="sw"');
});

it('the sitemap lists each page in the languages it is written in, with the day of its last change', () => {
  const map = sitemap('https://tulia.example', [
    { path: '/', writtenIn: ['en', 'sw'] },
    { path: '/articles/sleep', writtenIn: ['en'], changedAt: Date.parse('2026-11-21T06:00:00Z') },
  ]);
  expect([...map.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://tulia.example/',
    'https://tulia.example/sw',
    'https://tulia.example/articles/sleep',
  ]);
  expect(map).toContain('<lastmod>2026-11-21</lastmod>');
});
