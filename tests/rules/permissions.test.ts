/**
 * Staff of every role who are no longer in force, and claims that make nobody staff; threats rows 9 and 10. What a
 * permission opens to staff in force is in `decisions.ts`.
 */
import { assertFails } from '@firebase/rules-unit-testing';
import { STAFF_ROLES } from '@tulia/domain/person/role';
import type { Permission } from '@tulia/domain/person/permission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Action } from './action';
import { ask, type Clients, openClients } from './clients';
import { DOCUMENTS, staffDocument } from './fixture';
import { fallenStaff, type Person } from './people';

let clients: Clients;

beforeAll(async () => {
  clients = await openClients('permissions');
  await clients.project.prepare(
    STAFF_ROLES.flatMap(fallenStaff)
      .flatMap(staffDocument)
      .map(([path, data]) => ({ kind: 'set', path, data })),
  );
});
afterAll(() => clients.environment.cleanup());

/** One request for each permission that shows whether it counts; the others are for functions alone. */
const SHOWN_BY: Partial<Record<Permission, Action>> = {
  'see-bookings': { op: 'list', of: 'bookings', limit: 25 },
  'see-confidential': { op: 'get', path: 'bookings/of-account/noteState/now' },
  'record-payments': { op: 'get', path: 'payments/part' },
  'answer-messages': { op: 'get', path: 'messages/hello' },
  'follow-mails': { op: 'list', of: 'mailStatus', limit: 25 },
  'manage-practice': { op: 'get', path: 'stats/total' },
  'register-staff': { op: 'list', of: 'staff' },
};

it.each(STAFF_ROLES.flatMap(fallenStaff))('opens nothing to the $name', async (person) => {
  const db = clients.as(person);
  await Promise.all(Object.values(SHOWN_BY).map((action) => assertFails(ask(db, action))));
});

it('believes no role but the claim: neither metadata, nor a profile, nor another claim', async () => {
  const also = {
    user_metadata: { role: 'admin' },
    admin: true,
    roles: ['super_admin'],
    dummyUser: { role: 'admin' },
  };
  const impostor: Person = {
    name: 'impostor',
    token: { uid: 'unverified', email: 'amina@example.com', emailVerified: true, also },
  };
  expect(DOCUMENTS.get('profiles/unverified')).toMatchObject({ role: 'super_admin' });
  for (const path of ['stats/total', 'messages/hello', 'slots/njeri_2026-02-02_0900'])
    await assertFails(ask(clients.as(impostor), { op: 'get', path }));
});
