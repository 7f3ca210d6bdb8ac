/**
 * Attacks with Firebase's own client that the tables of `decisions.ts` and `drafts.ts` cannot make: a field at a time,
 * over all collections of a name, and by a listener that stays open. Numbers are rows of docs/safety.md.
 */
import {
  initializeTestEnvironment,
  assertFails,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { STAFF_ROLES } from '@tulia/domain/person/role';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENTS, layOut } from './fixture';
import { AMINA_EMAIL, VALID_SINCE } from './people';
import { RULES } from './rules-file';
import { emulatorHost, EmulatorProject } from './wire/emulator';

let world: RulesTestEnvironment;
const [host = '', port = ''] = emulatorHost().split(':');
const projectId = `demo-attacks-${process.pid}`;

beforeAll(async () => {
  setLogLevel('silent');
  world = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: RULES },
  });
  await layOut(new EmulatorProject(projectId));
  await assertFails(getDoc(doc(modular(world.unauthenticatedContext()), 'quotas/canary')));
});
afterAll(() => world.cleanup());

/** The testing library hands out the older kind of database; the functions of the newer kind take it all the same. */
const modular = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

const amina = () =>
  modular(world.authenticatedContext('amina', { email: AMINA_EMAIL, email_verified: true }));
const member = (uid: string, role: string) =>
  modular(world.authenticatedContext(uid, { role, auth_time: Math.floor(VALID_SINCE / 1000) }));
const asOwner = (path: string, data: object) =>
  world.withSecurityRulesDisabled((context) =>
    setDoc(doc(modular(context), path), data, { merge: true }),
  );

it('4 and 41: neither the owner nor staff change any field of a booking or of the ledger', async () => {
  const changes = [
    ...Object.keys(DOCUMENTS.get('bookings/of-account')!).map((field) => ({ [field]: 'x' })),
    ...BOOKING_STATUSES.map((status) => ({ status })),
    { 'payment.state': 'paid' },
  ];
  const entry = Object.keys(DOCUMENTS.get('payments/part')!).map((field) => ({ [field]: 'x' }));
  expect(changes).toContainEqual({ clientUserId: 'x' });
  for (const db of [amina(), ...STAFF_ROLES.map((role) => member(role, role))]) {
    for (const each of changes) await assertFails(updateDoc(doc(db, 'bookings/of-account'), each));
    for (const each of entry) await assertFails(updateDoc(doc(db, 'payments/part'), each));
  }
});

it('5: no list goes over all collections of a name at once', async () => {
  const groups = ['confidential', 'notes', 'noteState', 'events', 'bookings', 'payments'];
  for (const db of [amina(), member('admin', 'admin')])
    for (const group of groups)
      await assertFails(getDocs(query(collectionGroup(db, group), limit(1))));
});

it.each(STAFF_ROLES)(
  '9: a dismissed %s is told nothing more by a listener that was open',
  async (role) => {
    const uid = `listening-${role}`;
    const db = member(uid, role);
    const inForce = { role, active: true, validSince: new Date(VALID_SINCE) };
    await asOwner(`staff/${uid}`, { ...inForce, mustChangePassword: false });
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
    await asOwner(`staff/${uid}`, { active: false });
    await asOwner(`bookings/after-${role}`, { clientUserId: 'somebody', status: 'pending' });
    expect(await end).toBe('permission-denied');
    expect(heard).not.toContain(`after-${role}`);
    expect(heard).toContain('of-account');
  },
);
