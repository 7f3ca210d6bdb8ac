import { expect, it } from 'vitest';
import { siteUrl } from './site-url';

it.each([
  [{ TULIA_SITE_URL: 'https://tulia.example/' }, 'https://tulia.example'],
  [{ VITE_FIREBASE_CONFIG: '{"projectId":"calm"}' }, 'https://calm.web.app'],
  [
    { TULIA_SITE_URL: 'https://tulia.example', VITE_FIREBASE_CONFIG: '{"projectId":"calm"}' },
    'https://tulia.example',
  ],
  [{ TULIA_SITE_URL: '' }, 'http://127.0.0.1:5000'],
])('of %o is %s', (environment, expected) => {
  expect(siteUrl(environment)).toBe(expected);
});
