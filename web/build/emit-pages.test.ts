import { expect, it } from 'vitest';
import type { PrerenderedSite } from '../src/app/prerender/prerender';
import { siteFiles } from './emit-pages';

const TEMPLATE =
  '<html lang="en"><head><meta charset="utf-8" /><title>Tulia</title><link rel="manifest" href="/manifest.webmanifest"><!--page-head--></head><body><div id="root"><!--page-body--></div></body></html>';

const manifest = {
  'index.html': { file: 'assets/start.js', imports: ['_shared.js'] },
  'src/app/main.tsx': { file: 'assets/main.js', imports: ['_shared.js', '_react.js'] },
  'src/public/pages/about.tsx': { file: 'assets/about.js', imports: ['_react.js'] },
  '_auth.js': { file: 'assets/auth.js', name: 'auth', imports: ['_shared.js', '_firebase.js'] },
  '_firebase.js': { file: 'assets/firebase.js', name: 'firebase' },
  'src/client/pages/login.tsx': { file: 'assets/login.js', imports: ['_react.js'] },
  'src/client/pages/profile.tsx': { file: 'assets/profile.js', imports: ['_react.js', '_form.js'] },
  '_form.js': { file: 'assets/form.js' },
  'src/staff/pages/admin.tsx': { file: 'assets/admin.js' },
  'src/app/guard/staff-tree.tsx': { file: 'assets/tree.js' },
  'src/platform/firebase/firestore-sdk.ts': { file: 'assets/firestore.js' },
  'src/staff/frame/staff-shell.tsx': { file: 'assets/shell.js' },
  '_shared.js': { file: 'assets/shared.js' },
  // Files may import each other.
  '_react.js': { file: 'assets/react.js', name: 'libraries', imports: ['src/app/main.tsx'] },
};

const site = {
  practiceName: 'Tulia',
  fontFaces: '@font-face {\n  src: url(/font.woff2);\n}',
  fontFiles: ['/heading.woff2', '/text.woff2'],
  pages: [
    {
      pathname: '/sw/about',
      source: 'src/public/pages/about.tsx',
      language: 'sw',
      title: 'Kuhusu & <b> · Tulia',
      description: 'Maelezo',
      head: '<style data-styled="true">p{}</style>',
      body: "<main>$& $' kept</main>",
    },
  ],
  appPages: [
    {
      pathname: '/login',
      source: 'src/client/pages/login.tsx',
      language: 'en',
      title: 'Sign in',
      personal: false,
      frame: { head: '<style>h1{}</style>', body: '<h1>Sign in</h1>' },
      island: null,
    },
    {
      pathname: '/admin',
      source: 'src/staff/pages/admin.tsx',
      language: 'en',
      title: 'Dashboard',
      personal: true,
      frame: null,
      island: null,
    },
    {
      pathname: '/sw/profile',
      source: 'src/client/pages/profile.tsx',
      language: 'sw',
      title: 'Wasifu',
      personal: true,
      frame: null,
      island: null,
    },
  ],
  notFound: { title: 'Page not found · Tulia', head: '', body: '<h1>Oops!</h1>' },
  help: [{ name: 'Huduma & dharura', number: '999', href: 'tel:999' }],
  sitemap: '<urlset/>',
} satisfies PrerenderedSite;

const files = siteFiles(TEMPLATE, manifest, site, 'island()');

it('the build writes pages, 404, shell and sitemap, and fills every mark', () => {
  expect([...files.keys()]).toEqual([
    'sw/about.html',
    'login.html',
    'admin.html',
    'sw/profile.html',
    '404.html',
    'shell.html',
    'sw/shell.html',
    'sitemap.xml',
  ]);
  for (const html of files.values()) expect(html).not.toContain('<!--');
});

it('the build keeps every page of staging, and no other public page, from search engines', () => {
  const noindex = (made: Map<string, string>) =>
    [...made].flatMap(([name, html]) => (html.includes('content="noindex"') ? [name] : []));
  expect(noindex(files)).not.toContain('sw/about.html');
  const staging = siteFiles(TEMPLATE, manifest, site, 'island()', true);
  expect([...staging.keys()]).toEqual([...files.keys()].filter((name) => name !== 'sitemap.xml'));
  expect(noindex(staging)).toEqual([...staging.keys()]);
});

it('a page tells the first script which page it is and what to fetch ahead', () => {
  expect(files.get('sw/about.html')).toContain(
    '<div id="root" data-prerendered="/sw/about" data-ahead="/assets/main.js /assets/about.js /assets/react.js" data-libraries="/assets/react.js">',
  );
});

it('a page has its language, title and description escaped, and its body as it is', () => {
  const about = files.get('sw/about.html');
  for (const part of [
    '<html lang="sw">',
    '<title>Kuhusu &amp; &lt;b&gt; · Tulia</title>',
    '<meta name="description" content="Maelezo" />',
    `<main>$& $' kept</main></div>`,
  ])
    expect(about).toContain(part);
});

it('a page allows the styles that stand in it, and no others', () => {
  // By `printf 'p{}' | openssl dgst -sha256 -binary | base64`, and the same of nothing and of the fonts.
  const hashes = [
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
    "'sha256-aziaAvuhu1QgFPw5ipXW3IAF6RYday/ZHio347dyQuc='",
  ].join(' ');
  expect(files.get('sw/about.html')).toContain(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashes}" />`,
  );
});

it('the build fails for a page whose module is gone, or that would fetch nothing ahead', () => {
  const gone = { ...manifest, 'src/public/pages/about.tsx': undefined };
  expect(() => siteFiles(TEMPLATE, gone, site, '')).toThrow(/no src\/public\/pages\/about.tsx/);
  const unnamed = { ...manifest, '_react.js': { file: 'assets/react.js' } };
  expect(() => siteFiles(TEMPLATE, unnamed, site, '')).toThrow(/no libraries/);
});

it.each([
  ['en', 'shell.html', '/manifest.webmanifest'],
  ['sw', 'sw/shell.html', '/manifest.sw.webmanifest'],
])('the shell in %s is empty, not indexed, and preloads the application', (language, file, app) => {
  const shell = files.get(file);
  expect(shell).toContain(`<html lang="${language}">`);
  expect(shell).toContain(`href="${app}"`);
  expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/main.js" />');
  expect(shell).toContain('noindex');
  expect(shell).not.toContain('data-prerendered');
});

it('a page of the app preloads its files, a personal one for signed-in people only', () => {
  const [login, profile] = [files.get('login.html'), files.get('sw/profile.html')];
  for (const file of ['main', 'firebase', 'auth', 'login'])
    expect(login).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js" />`);
  expect(login).not.toContain('data-ahead');
  const ahead = '/assets/auth.js /assets/profile.js /assets/firebase.js /assets/form.js';
  expect(profile).toContain(`<script data-ahead="${ahead}">`);
  expect(profile).toContain('href="/assets/main.js"');
  expect(profile).not.toContain('href="/assets/profile.js"');
  expect(profile).toContain('<title>Wasifu</title>');
  expect(profile).toContain('noindex');
});

it('a staff page also names what all staff pages fetch, so that nothing waits for the other', () => {
  const of = ['auth', 'admin', 'tree', 'firestore', 'shell', 'firebase'];
  const ahead = of.map((file) => `/assets/${file}.js`).join(' ');
  expect(files.get('admin.html')).toContain(`<script data-ahead="${ahead}">`);
});

it('a page shows the frame of its form, or the 404 page, until the browser has drawn it', () => {
  expect(files.get('login.html')).toContain('<div id="root"><h1>Sign in</h1></div>');
  expect(files.get('login.html')).toContain('<style>h1{}</style>');
  expect(files.get('sw/profile.html')).toContain('<noscript>');
  const ifItFails =
    /<template id="if-it-fails">.*role="alert".*<a href="tel:999">.*<a href="">.*<\/template>/;
  for (const page of ['login', 'sw/profile', 'shell', 'sw/shell'])
    expect(files.get(`${page}.html`)).toMatch(ifItFails);
  expect(files.get('404.html')).toContain('<div id="root"><h1>Oops!</h1></div>');
});

it('a page that cannot be drawn links the numbers to call', () => {
  for (const name of ['shell.html', 'sw/shell.html', 'sw/profile.html'])
    expect(files.get(name)).toContain('<a href="tel:999">Huduma &amp; dharura: 999</a>');
});

it('every page has the rules of the fonts in a style element of their own', () => {
  for (const [name, html] of files)
    if (name.endsWith('.html'))
      expect(html).toContain('<style>@font-face { src: url(/font.woff2); }</style>');
});

it('a page that begins with text names its fonts before the first script', () => {
  const named = [...files].filter(([, html]) =>
    html.includes('<meta name="fonts" content="/heading.woff2 /text.woff2" /><script'),
  );
  expect(named.map(([name]) => name)).toEqual(['sw/about.html', 'login.html', '404.html']);
});
