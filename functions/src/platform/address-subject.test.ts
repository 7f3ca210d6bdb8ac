import { expect, it } from 'vitest';
import { addressSubject } from './address-subject';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:ffff::1', '2001:db8:0:1::/64'],
  ['2001:DB8::1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001:0000:0000:0000:0002', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[2001:db8:0:1::7]:443', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, expected) => {
  expect(addressSubject(address)).toBe(expected);
});

it('a line counts once, with every address it may choose', () => {
  const addresses = Array.from(
    { length: 1000 },
    (_, each) => `2001:db8:12:34::${each.toString(16)}`,
  );
  expect(new Set(addresses.map(addressSubject)).size).toBe(1);
  const lines = Array.from({ length: 1000 }, (_, each) => `2001:db8:12:${each.toString(16)}::1`);
  expect(new Set(lines.map(addressSubject)).size).toBe(1000);
});
