import { describe, expect, it } from 'vitest';
import { isHit, parseSearch } from '../search-terms';
import { clientKey, pendingOf } from './client';
import { clientSearchTerms } from './client-search';

describe('who is the same person', () => {
  const booking = { id: 'b1', createdBy: 'staff' } as const;

  it.each([
    [{ uid: 'amina', email: 'amina@example.com' }, booking, 'account amina'],
    [{ uid: null, email: 'amina@example.com' }, booking, 'address amina@example.com'],
    [
      { uid: null, email: 'amina@example.com' },
      { id: 'b1', createdBy: 'guest' } as const,
      'guest amina@example.com',
    ],
    [{ uid: null, email: '' }, booking, 'booking b1'],
  ])('%j with the booking %j has the key %s', (asker, about, expected) => {
    expect(clientKey(asker, about).join(' ')).toBe(expected);
  });
});

describe('the search terms of a client', () => {
  const person = { name: 'Amina Wanjikũ', email: 'amina@example.com', phone: '+254 700 111 222' };
  const found = () => ({ searchTerms: clientSearchTerms(person) });

  it.each([
    'am',
    'Ami',
    'amina wan',
    'wanjikũ',
    'wanjiku',
    'AMINA@example.com',
    '0700 111 222',
    '+254700111222',
  ])('%s finds Amina', (typed) => {
    const search = parseSearch(typed);
    expect(search).not.toBeNull();
    expect(isHit(search!, found())).toBe(true);
  });

  it.each(['a', 'mina', 'amina kam', '0700 111 223'])('%s does not find Amina', (typed) => {
    const search = parseSearch(typed);
    expect(search !== null && isHit(search, found())).toBe(false);
  });

  it('are listed once each, and none for empty fields', () => {
    const client = found();
    expect(new Set(client.searchTerms).size).toBe(client.searchTerms.length);
    expect(clientSearchTerms({ name: 'Al', email: '', phone: '' })).toEqual(['al']);
    const [longest] = clientSearchTerms({ name: 'x'.repeat(120), email: '', phone: '' }).sort(
      (a, b) => b.length - a.length,
    );
    expect(longest).toHaveLength(120);
  });
});

it('the pending requests of a client are those that wait for an answer', () => {
  const at = { startsAt: 1 };
  const coming = {
    a: { ...at, status: 'pending' as const },
    b: { ...at, status: 'confirmed' as const },
    c: { ...at, status: 'pending' as const },
  };
  expect(pendingOf({ coming })).toEqual(['a', 'c']);
  const claimed = { ...coming, d: { ...at, status: 'pending' as const, byGuest: true as const } };
  expect(pendingOf({ coming: claimed })).toEqual(['a', 'c']);
  expect(pendingOf({ coming: {} })).toEqual([]);
  expect(pendingOf(null)).toEqual([]);
});
