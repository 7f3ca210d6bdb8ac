import { expect, it } from 'vitest';
import { replyLink } from './reply-link';

it('a reply goes to one address only, also when the address has extra parameters', () => {
  const link = new URL(replyLink({ email: 'a?cc=b@example.com&bcc=c' }, 'Your message & more'));
  expect(link.protocol).toBe('mailto:');
  expect([...link.searchParams]).toEqual([['subject', 'Your message & more']]);
});
