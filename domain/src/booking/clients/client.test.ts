import { describe, expect, it } from 'vitest';
import { isHit, parseSearch, clientSearchTerms } from '../search-terms';
import { clientKey, owedBy, pendingOf } from './client';

describe('the key of a client', () => {
  it.each([
    ['amina', 'amina@example.com', 'staff', 'account amina'],
    [null, 'amina@example.com', 'staff', 'address amina@example.com'],
    [null, 'amina@example.com', 'guest', 'guest amina@example.com'],
    [null, '', 'staff', 'booking b1'],
  ] as const)(
    'account %s and address %s of a request by a %s have the key %s',
    (uid, email, createdBy, key) => {
      expect(clientKey({ uid, email }, { id: 'b1', createdBy }).join(' ')).toBe(key);
    },
  );
});

describe('the search terms of a client', () => {
  const person = { name: 'Amina Wanjikũ', email: 'amina@example.com', phone: '+254 700 111 222' };
  const found = () => ({ searchTerms: clientSearchTerms(person) });

  const finds = (typed: string) => {
    const search = parseSearch(typed);
    return search !== null && isHit(search, found());
  };

  it('find Amina by the beginnings of names, and by the whole address and number', () => {
    const names = ['am', 'Ami', 'amina wan', 'wanjikũ', 'wanjiku'];
    const hits = [...names, 'AMINA@example.com', '0700 111 222', '+254700111222'];
    expect(hits.filter(finds)).toEqual(hits);
    expect(['a', 'mina', 'amina kam', '0700 111 223'].filter(finds)).toEqual([]);
  });

  it('appear once each, and empty fields give none', () => {
    const client = found();
    expect(new Set(client.searchTerms).size).toBe(client.searchTerms.length);
    expect(clientSearchTerms({ name: 'Al', email: '', phone: '' })).toEqual(['al']);
    const [longest] = clientSearchTerms({ name: 'x'.repeat(120), email: '', phone: '' }).sort(
      (a, b) => b.length - a.length,
    );
    expect(longest).toHaveLength(120);
  });
});

it('the pending requests of a client are those that staff have not answered', () => {
  const at = { startsAt: 1 };
  const coming = {
    a: { ...at, status: 'pending' as const },
    b: { ...at, status: 'confirmed' as const },
    c: { ...at, status: 'pending' as const },
  };
  const d = { ...at, status: 'pending' as const, byGuest: true as const };
  const ofAccount = { clientUserId: 'amina', coming: { ...coming, d } };
  expect(pendingOf(ofAccount)).toEqual(['a', 'c']);
  expect(pendingOf(ofAccount, 'guest')).toEqual(['d']);
  const ofGuest = { ...ofAccount, clientUserId: null };
  expect([pendingOf(ofGuest), pendingOf(ofGuest, 'guest')]).toEqual(Array(2).fill(['a', 'c', 'd']));
  expect(pendingOf({ clientUserId: null, coming: {} })).toEqual([]);
  expect(pendingOf(null)).toEqual([]);
});

it('what a client owes is due from the day of its session, in Nairobi, and ahead until then', () => {
  const startsAt = Date.parse('2026-12-03T15:00:00Z');
  const confirmed = { status: 'confirmed' as const, startsAt };
  const client = {
    balance: { due: 8500, refundDue: 0 },
    coming: { a: { ...confirmed, owed: 3000 }, b: { ...confirmed, owed: 2500 }, c: confirmed },
  };
  const midnight = Date.parse('2026-12-02T21:00:00Z');
  expect(owedBy(client, midnight - 1)).toEqual({ due: 3000, ahead: 5500 });
  expect(owedBy(client, midnight)).toEqual({ due: 8500, ahead: 0 });
  expect(owedBy(client, midnight + 365 * 86_400_000)).toEqual({ due: 8500, ahead: 0 });
});
