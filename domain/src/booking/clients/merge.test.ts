import { describe, expect, it } from 'vitest';
import type { Booking } from '../booking';
import { isHit, parseSearch } from '../search-terms';
import { aBooking, aConfirmed } from '../../testing/booking';
import { codeOf } from '../../testing/refusal';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { clientAfter, clientChanges, type Client } from './client';
import { mergedClients, MOST_WRITES, unmergedClients, type WholeClient } from './merge';
import { isSameClient, recount } from './recount';

const NOW = Date.parse('2026-11-28T09:00:00Z');
const by = { uid: 'wanjiru', name: 'Wanjiru' };
const account = { clientId: 'account', clientUserId: 'amina' };
const typed = {
  clientId: 'typed',
  clientUserId: null,
  clientName: 'A. Otieno',
  clientEmail: '',
  clientPhone: '+254 711 000 111',
};
const early = aBooking().createdAt - 9;
const own = aConfirmed({ ...account, id: 'own', clientPhone: '' });
const byPhone = aConfirmed({ ...typed, id: 'by-phone', createdAt: early, createdBy: 'staff' });
const held = aBooking({ ...typed, id: 'held', status: 'completed', createdBy: 'staff' });

function whole(...bookings: [Booking, ...Booking[]]): WholeClient {
  const [{ clientId }] = bookings;
  return { client: recount(clientId, null, bookings, settings, 0)!, bookings };
}
const keep = whole(own);
const gone = whole(byPhone, held);
const merged = () => mergedClients(keep, gone, by, settings, NOW);

describe('two records that become one', () => {
  it('count as if all bookings had always been of the one that stays', () => {
    const { stays } = merged();
    const all = [own, byPhone, held];
    expect(isSameClient(stays, recount('account', stays, all, settings, NOW))).toBe(true);
    expect(stays).toMatchObject({
      id: 'account',
      clientUserId: 'amina',
      name: own.clientName,
      counts: { requests: 3, completed: 1 },
      balance: { due: 9000 },
      createdAt: early,
      updatedAt: NOW,
      version: keep.client.version + 1,
    });
    expect(Object.keys(stays.coming).sort()).toEqual(['by-phone', 'own']);
  });

  it('give the one that stays the phone number it lacks, and both are found by either contact', () => {
    const { stays } = merged();
    expect([stays.phone, stays.email]).toEqual([typed.clientPhone, own.clientEmail]);
    const finds = (words: string) => isHit(parseSearch(words)!, stays);
    expect(['otieno', own.clientEmail, '0711 000 111'].filter(finds)).toHaveLength(3);
  });

  it('are refused when the one that goes has an account, or more bookings than one commit writes', () => {
    const refusal = (...pair: [WholeClient, WholeClient]) =>
      codeOf(() => mergedClients(...pair, by, settings, NOW));
    expect(refusal(gone, keep)).toBe('merge-accounts');
    expect(refusal(whole({ ...own, clientId: 'b', clientUserId: 'brian' }), keep)).toBe(
      'merge-accounts',
    );
    const many = (count: number) => ({
      ...gone,
      bookings: Array.from({ length: count }, (_, id) => ({ ...held, id: String(id) })),
    });
    expect(refusal(keep, many(MOST_WRITES - 3))).toBe('merge-too-many');
    expect(mergedClients(keep, many(MOST_WRITES - 4), by, settings, NOW).stays.id).toBe('account');
  });

  it('are two again as they were, with the bookings as they are now', () => {
    const { stays, merge } = merged();
    const now = NOW + 5;
    const since = aConfirmed({ ...account, id: 'since', createdAt: NOW + 1 });
    const cancelled: Booking = { ...byPhone, status: 'cancelled' };
    const kept = { client: stays, bookings: [own, since] };
    const two = unmergedClients(merge, kept, [cancelled, held], settings, now);
    expect(two.stays).toEqual({
      ...recount('account', keep.client, [own, since], settings, now),
      version: stays.version + 1,
      updatedAt: now,
    });
    expect(two.back).toEqual({
      ...recount('typed', gone.client, [cancelled, held], settings, now),
      version: gone.client.version + 1,
      updatedAt: now,
    });
    expect(two.stays?.phone).toBe('');
    const corrected = { ...kept, client: { ...stays, phone: '+254 722 222 222' } };
    expect(unmergedClients(merge, corrected, [held], settings, now).stays?.phone).toBe(
      '+254 722 222 222',
    );
    expect(unmergedClients(merge, kept, [], settings, now).back).toBeNull();
  });
});

describe('a merged record', () => {
  const known = merged().stays;
  const after = (before: Booking | null, booking: Booking, client: Client = known) => {
    const change = clientChanges(before, booking, NOW + 9).find(
      ({ clientId }) => clientId === client.id,
    );
    return clientAfter(client, change!, [], settings)!;
  };
  const passed = (part: Partial<Booking>) =>
    aBooking({ ...typed, id: 'next', ...part, clientId: 'account' });

  it('of an account keeps account and contact, whatever is booked without it', () => {
    const { clientUserId, name, email, phone } = known;
    const said = { clientName: 'X', clientEmail: 'x@example.com', clientPhone: '1' };
    for (const createdBy of ['guest', 'staff'] as const)
      expect(after(null, passed({ ...said, createdBy }))).toMatchObject({
        clientUserId,
        name,
        email,
        phone,
        counts: { requests: 4 },
      });
    const mine = aBooking({ ...account, id: 'next', clientName: 'Amina W.' });
    expect(after(null, mine).name).toBe('Amina W.');
  });

  it('without an account believes staff, and no guest', () => {
    const without = { ...known, clientUserId: null };
    const said = { clientName: 'Said now' };
    expect(after(null, passed({ ...said, createdBy: 'staff' }), without).name).toBe('Said now');
    expect(after(null, passed({ ...said, createdBy: 'guest' }), without).name).toBe(known.name);
  });

  it('of a person who leaves has no contact of any former record left', () => {
    const leaves = { ...own, leftAt: NOW, clientUserId: null, clientName: '', clientEmail: '' };
    const left = after(own, { ...leaves, clientPhone: '' });
    expect(left).toMatchObject({ clientUserId: null, name: '', email: '', leftAt: NOW + 9 });
    expect(JSON.stringify(left)).not.toMatch(/otieno|711/i);
    expect(left.mergedFrom.map(({ id }) => id)).toEqual(['typed']);
    const moved = { ...passed({}), clientName: 'X', startsAt: 1 };
    expect(after(passed({}), moved, left).name).toBe('');
  });
});
