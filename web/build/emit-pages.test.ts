import { expect, it } from 'vitest';
import type { PrerenderedSite } from '../src/prerender/prerender';
import { siteFiles } from './emit-pages';

const TEMPLATE =
  '<html lang="en"><head><title>Tulia</title><!--page-head--></head><body><div id="root"><!--page-body--></div></body></html>';

const manifest = {
  'index.html': { file: 'assets/start.js', imports: ['_shared.js'] },
  'src/app/main.tsx': { file: 'assets/main.js', imports: ['_shared.js', '_react.js'] },
  'src/pages/about.tsx': { file: 'assets/about.js', imports: ['_react.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_react.js': { file: 'assets/react.js', name: 'libraries' },
};

const site = {
  practiceName: 'Tulia',
  pages: [
    {
      pathname: '/sw/about',
      source: 'src/pages/about.tsx',
      language: 'sw',
      title: 'Kuhusu · Tulia',
      description: 'Maelezo',
      head: '<style></style>',
      body: '<main></main>',
    },
  ],
  notFound: { title: 'Page not found · Tulia', head: '', body: '<h1>Oops!</h1>' },
  sitemap: '<urlset/>',
} satisfies PrerenderedSite;

const files = siteFiles(TEMPLATE, manifest, site);

it('writes pages, 404, shell and sitemap, and fills every mark', () => {
  expect([...files.keys()]).toEqual(['sw/about.html', '404.html', 'shell.html', 'sitemap.xml']);
  for (const html of files.values()) expect(html).not.toContain('<!--');
});

it('tells the first script which page it is and what to fetch ahead', () => {
  expect(files.get('sw/about.html')).toContain(
    '<div id="root" data-prerendered="/sw/about" data-ahead="/assets/main.js /assets/about.js /assets/react.js" data-libraries="/assets/react.js"><main></main></div>',
  );
});

it('does not build a page that would fetch nothing ahead', () => {
  const unnamed = { ...manifest, '_react.js': { file: 'assets/react.js' } };
  expect(() => siteFiles(TEMPLATE, unnamed, site)).toThrow(/no libraries/);
});

it('preloads the application in the shell, which is empty and not indexed', () => {
  const shell = files.get('shell.html');
  expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/main.js" />');
  expect(shell).toContain('noindex');
  expect(shell).not.toContain('data-prerendered');
});

it('shows the 404 page without script and lets the browser draw it anew', () => {
  expect(files.get('404.html')).toContain('<div id="root"><h1>Oops!</h1></div>');
});
