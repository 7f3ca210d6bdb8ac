import { act, render, screen } from '@testing-library/react';
import type { Article } from '@tulia/domain/records/article';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../platform/language/use-texts';
import ArticlesPage from './articles';

const read = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const built = vi.hoisted(() => ({ articles: [] as Article[] }));
vi.mock('../../platform/firebase/public-read', () => ({ readPublicCollection: read }));
vi.mock('../../shared/practice/built-articles', () => ({ builtArticles: built.articles }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-out', role: null }),
}));
vi.mock('../../shared/practice/use-services', () => ({ useServices: () => new Map() }));

const article = (slug: string): Article => ({
  slug,
  title: { en: `About ${slug}`, sw: '' },
  summary: { en: 'Short', sw: '' },
  content: { en: '## Why\n\nText', sw: '' },
  resourceLink: null,
  published: true,
  order: 1,
  updatedAt: 0,
});
const stored = (slug: string) => ({ id: slug, data: article(slug) });

beforeEach(() => {
  built.articles.splice(0, built.articles.length, article('sleep'), article('grief'));
  read.mockReset().mockReturnValue(new Promise(() => undefined));
});

const open = (path: string, language: 'en' | 'sw' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/articles/:slug?" element={<ArticlesPage />} />
        </Routes>
      </MemoryRouter>
    </LanguageProvider>,
  );

it('an article published since the build is waited for and then read', async () => {
  read.mockResolvedValue([stored('rest')]);
  open('/articles/rest');
  expect(screen.queryByText('This article is not here')).toBeNull();
  expect((await screen.findByRole('heading', { name: 'About rest' })).tagName).toBe('H1');
});

it('an address that names no article says so kindly and offers the others', async () => {
  read.mockResolvedValue([stored('sleep')]);
  open('/articles/gone', 'sw');
  expect(await screen.findByRole('heading', { level: 1, name: 'Makala hii haipo' })).toBeDefined();
  expect(screen.getByRole('link', { name: /About sleep/ }).getAttribute('href')).toBe(
    '/articles/sleep',
  );
});

it('without a connection an article of the build is read, and another one can be tried again', async () => {
  read.mockRejectedValue(new Error('offline'));
  const { unmount } = open('/articles/sleep');
  // It still stands there when the newest could not be read.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading', { level: 1, name: 'About sleep' })).toBeDefined();
  unmount();
  open('/articles/rest');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
