import { expect, it } from 'vitest';
import { languageOfMailedLink } from './mailed-language';

const link = (next: string) =>
  `?mode=verifyEmail&oobCode=x&continueUrl=${encodeURIComponent(next)}&lang=en`;

it.each([
  [link('https://tulia.example/sw/login?redirect=%2Fbooking&verified=1'), 'sw'],
  [link('https://tulia.example/sw'), 'sw'],
  [link('https://tulia.example/login?redirect=%2Fsw'), 'en'],
  [link('no address'), null],
  ['?mode=verifyEmail&oobCode=x', null],
  ['', null],
])('of %s is %s', (search, language) => {
  expect(languageOfMailedLink(search)).toBe(language);
});
