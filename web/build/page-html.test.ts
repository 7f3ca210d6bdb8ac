import { expect, it } from 'vitest';
import { fileOfPath, pageHtml } from './page-html';

const TEMPLATE =
  '<html lang="en"><head><title>Tulia</title><!--page-head--></head><body><div id="root"><!--page-body--></div></body></html>';

it('names files for clean addresses', () => {
  expect(['/', '/about', '/sw', '/sw/about'].map(fileOfPath)).toEqual([
    'index.html',
    'about.html',
    'sw.html',
    'sw/about.html',
  ]);
});

it('fills in language, title, description and root', () => {
  const html = pageHtml(TEMPLATE, {
    language: 'sw',
    title: 'Kuhusu · Tulia',
    description: 'Maelezo',
    indexed: true,
    head: '<style>p{}</style>',
    body: '<main></main>',
    root: { 'data-prerendered': '/sw/about' },
  });
  expect(html).toBe(
    '<html lang="sw"><head><title>Kuhusu · Tulia</title><meta name="description" content="Maelezo" /><style>p{}</style></head><body><div id="root" data-prerendered="/sw/about"><main></main></div></body></html>',
  );
});

it('escapes the values it fills in, and takes a body with dollar signs as it is', () => {
  const html = pageHtml(TEMPLATE, {
    language: 'en',
    title: 'A & <b>',
    indexed: false,
    body: "$& $' kept",
  });
  expect(html).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(html).toContain('noindex');
  expect(html).toContain(`<div id="root">$& $' kept</div>`);
});

it('allows the styles that stand in the page, and no others', () => {
  const html = pageHtml(TEMPLATE.replace('<head>', '<head><meta charset="utf-8" />'), {
    language: 'en',
    title: 'Tulia',
    indexed: true,
    head: '<style data-styled="true">p{}</style>',
  });
  // By `printf 'p{}' | openssl dgst -sha256 -binary | base64`, and the same of nothing.
  expect(html).toContain(
    `<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='" />`,
  );
});
