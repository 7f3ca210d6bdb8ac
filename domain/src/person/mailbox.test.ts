import { expect, it } from 'vitest';
import { mailboxOf, maskedAddress } from './mailbox';

it.each([
  ['amina@example.com', 'amina@example.com'],
  ['amina+one@example.com', 'amina@example.com'],
  ['amina+one+two@example.com', 'amina@example.com'],
  ['a.mina@example.com', 'a.mina@example.com'],
  ['a.mi.na+x@gmail.com', 'amina@gmail.com'],
  ['amina@googlemail.com', 'amina@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['Amina@Example.com.', 'amina@example.com'],
  [' am\u200bina@example.com ', 'amina@example.com'],
  ['no address', 'no address'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('a masked address shows its first letter and its domain', () => {
  expect(maskedAddress('zawadi.hassan@example.com')).toBe('z…@example.com');
  expect(maskedAddress('')).toBe('…');
});
