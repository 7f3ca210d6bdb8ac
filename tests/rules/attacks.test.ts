/**
 * Attacks with Firebase's own client that the tables of `decisions.ts` and `drafts.ts` cannot make: a field at a time,
 * over all collections of a name, and by a listener that stays open. Numbers are rows of docs/safety.md.
 */
import { assertFails } from '@firebase/rules-unit-testing';
import { STAFF_ROLES } from '@tulia/domain/person/role';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import {
  collection,
  collectionGroup,
  doc,
  getDocs,
  limit,
  onSnapshot,
  query,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clients, openClients } from './clients';
import { DOCUMENTS } from './fixture';
import { amina, staffInForce, VALID_SINCE } from './people';
import type { Fields } from './wire/stored-value';

let clients: Clients;
beforeAll(async () => {
  clients = await openClients('attacks');
});
afterAll(() => clients.environment.cleanup());

const asOwner = (path: string, data: Fields) =>
  clients.project.prepare([{ kind: 'set', path, data }]);

it('4 and 41: neither the owner nor staff change any field of a booking or of the ledger', async () => {
  const changes = [
    ...Object.keys(DOCUMENTS.get('bookings/of-account')!).map((field) => ({ [field]: 'x' })),
    ...BOOKING_STATUSES.map((status) => ({ status })),
    { 'payment.state': 'paid' },
  ];
  const entry = Object.keys(DOCUMENTS.get('payments/part')!).map((field) => ({ [field]: 'x' }));
  expect(changes).toContainEqual({ clientUserId: 'x' });
  for (const db of [amina, ...staffInForce].map(clients.as)) {
    for (const each of changes) await assertFails(updateDoc(doc(db, 'bookings/of-account'), each));
    for (const each of entry) await assertFails(updateDoc(doc(db, 'payments/part'), each));
  }
});

it('5: no list goes over all collections of a name at once', async () => {
  const groups = ['confidential', 'notes', 'noteState', 'events', 'bookings', 'payments'];
  for (const db of [amina, ...staffInForce].map(clients.as))
    for (const group of groups)
      await assertFails(getDocs(query(collectionGroup(db, group), limit(1))));
});

it.each(STAFF_ROLES)(
  '9: a dismissed %s is told nothing more by a listener that was open',
  async (role) => {
    const uid = `listening-${role}`;
    const db = clients.as({ name: uid, token: { uid, role } });
    const inForce = { role, validSince: new Date(VALID_SINCE), mustChangePassword: false };
    await asOwner(`staff/${uid}`, { ...inForce, active: true });
    const heard: string[] = [];
    let ended: (code: string) => void;
    const end = new Promise<string>((resolve) => (ended = resolve));
    await new Promise<void>((resolve) => {
      onSnapshot(
        query(collection(db, 'bookings'), limit(25)),
        (snapshot) => {
          heard.push(...snapshot.docs.map((each) => each.id));
          resolve();
        },
        (error) => ended(error.code),
      );
    });
    await asOwner(`staff/${uid}`, { ...inForce, active: false });
    await asOwner(`bookings/after-${role}`, { clientUserId: 'somebody', status: 'pending' });
    expect(await end).toBe('permission-denied');
    expect(heard).not.toContain(`after-${role}`);
    expect(heard).toContain('of-account');
  },
);
