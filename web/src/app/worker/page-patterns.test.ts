import { expect, it } from 'vitest';
import { appPages, publicPages } from './page-patterns';

const kinds = {
  app: appPages('en'),
  'app in Swahili': appPages('sw'),
  public: publicPages('en'),
  'public in Swahili': publicPages('sw'),
};

it.each([
  ['app', '/booking /booking?service=individual-therapy /admin/bookings'],
  ['app in Swahili', '/sw/my-sessions /sw/admin/bookings?status=pending'],
  ['public', '/ /about /booking-status /articles /articles/grief-has-no-calendar'],
  ['public in Swahili', '/sw /sw/ /sw/about?ref=1 /sw/articles/grief-has-no-calendar/?from=mail'],
  ['neither', '/articles/one/two /about/us /bookings /swahili /shell /assets/main.js /sw.js'],
  ['neither', '/__/auth/handler /no-such-page'],
])('%s: %s', (kind, addresses) => {
  for (const address of addresses.split(' ')) {
    const found = Object.entries(kinds).filter(([, pattern]) => pattern.test(address));
    expect(
      found.map(([name]) => name),
      address,
    ).toEqual(kind === 'neither' ? [] : [kind]);
  }
});
