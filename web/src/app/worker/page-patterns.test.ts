import { expect, it } from 'vitest';
import { appPages, publicPages } from './page-patterns';

it.each([
  ['/booking', 'app'],
  ['/booking?service=individual-therapy', 'app'],
  ['/sw/my-sessions', 'app in Swahili'],
  ['/sw/admin/bookings?status=pending', 'app in Swahili'],
  ['/admin/bookings', 'app'],
  ['/', 'public'],
  ['/sw', 'public in Swahili'],
  ['/sw/', 'public in Swahili'],
  ['/about', 'public'],
  ['/sw/about?ref=1', 'public in Swahili'],
  ['/booking-status', 'public'],
  ['/articles', 'public'],
  ['/articles/grief-has-no-calendar', 'public'],
  ['/sw/articles/grief-has-no-calendar/?from=mail', 'public in Swahili'],
  ['/articles/one/two', 'neither'],
  ['/about/us', 'neither'],
  ['/bookings', 'neither'],
  ['/swahili', 'neither'],
  ['/shell', 'neither'],
  ['/assets/main.js', 'neither'],
  ['/sw.js', 'neither'],
  ['/__/auth/handler', 'neither'],
  ['/no-such-page', 'neither'],
])('%s: %s', (address, expected) => {
  const kinds = {
    app: appPages('en'),
    'app in Swahili': appPages('sw'),
    public: publicPages('en'),
    'public in Swahili': publicPages('sw'),
  };
  const found = Object.entries(kinds).filter(([, pattern]) => pattern.test(address));
  expect(found.map(([kind]) => kind)).toEqual(expected === 'neither' ? [] : [expected]);
});
