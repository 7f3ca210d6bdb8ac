import { expect, it } from 'vitest';
import { robots, securityText } from './robots';

it('robots.txt closes personal pages in both languages and names the sitemap', () => {
  const lines = robots('https://tulia.example').split('\n');
  expect(lines).toContain('Disallow: /admin');
  expect(lines).toContain('Disallow: /sw/my-sessions');
  expect(lines).toContain('Sitemap: https://tulia.example/sitemap.xml');
  expect(lines).not.toContain('Disallow: /');
});

it('robots.txt closes staging as a whole, and names no sitemap', () => {
  expect(robots('https://tulia.example', true)).toBe('User-agent: *\nDisallow: /\n');
});

it('security.txt says for a year where to report a weakness', () => {
  expect(securityText('https://tulia.example', Date.UTC(2026, 10, 27))).toBe(
    [
      'Contact: https://tulia.example/contact',
      'Expires: 2027-11-27T00:00:00.000Z',
      'Preferred-Languages: en, sw',
      'Canonical: https://tulia.example/security.txt',
      '',
    ].join('\n'),
  );
});
