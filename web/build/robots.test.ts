import { expect, it } from 'vitest';
import { robots } from './robots';

it('closes personal pages in both languages and names the sitemap', () => {
  const lines = robots('https://tulia.example').split('\n');
  expect(lines).toContain('Disallow: /admin');
  expect(lines).toContain('Disallow: /sw/my-sessions');
  expect(lines).toContain('Sitemap: https://tulia.example/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});

it('closes staging as a whole, and names no sitemap', () => {
  expect(robots('https://tulia.example', true)).toBe('User-agent: *\nDisallow: /\n');
});
