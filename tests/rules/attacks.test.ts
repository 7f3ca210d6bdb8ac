/** Attacks as a browser would make them, with Firebase's own client; numbers are rows of docs/safety.md. */
import {
  initializeTestEnvironment,
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { ROLES, STAFF_ROLES, type StaffRole } from '@tulia/domain/person/role';
import { BOOKING_STATUSES } from '@tulia/domain/booking/status';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endAt,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAt,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS, freshProfile, layOut, REFERENCE } from './fixture';
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

const client = (uid: string, email: string, verified = true) =>
  modular(world.authenticatedContext(uid, { email, email_verified: verified }));
const member = (uid: string, role: string) =>
  modular(world.authenticatedContext(uid, { role, auth_time: Math.floor(VALID_SINCE / 1000) }));
const asOwner = (path: string, data: object) =>
  world.withSecurityRulesDisabled((context) =>
    setDoc(doc(modular(context), path), data, { merge: true }),
  );

const inForce = (role: StaffRole) => ({
  role,
  active: true,
  validSince: new Date(VALID_SINCE),
  mustChangePassword: false,
});

describe.each(ROLES.filter((role) => role !== 'client'))('1: a client who would be %s', (role) => {
  const profile = { ...freshProfile('newcomer@example.com'), updatedAt: serverTimestamp() };

  it('cannot create a profile so', async () => {
    const db = client('newcomer', 'newcomer@example.com');
    await assertFails(setDoc(doc(db, 'profiles/newcomer'), { ...profile, role }));
    await assertFails(setDoc(doc(db, 'profiles/newcomer'), { ...profile, role }, { merge: true }));
  });

  it('cannot become it by merge, by field, by dotted path or by batch', async () => {
    const own = doc(client('amina', AMINA_EMAIL), 'profiles/amina');
    const change = { fullName: 'Amina', updatedAt: serverTimestamp() };
    await assertSucceeds(updateDoc(own, change));
    await assertFails(setDoc(own, { ...change, role }, { merge: true }));
    await assertFails(setDoc(own, { role }, { mergeFields: ['role'] }));
    await assertFails(updateDoc(own, { ...change, role }));
    await assertFails(updateDoc(own, { ...change, 'profile.role': role }));
    await assertFails(updateDoc(own, { ...change, role: deleteField() }));
    await assertFails(writeBatch(own.firestore).update(own, change).update(own, { role }).commit());
  });
});

it('2: no person writes a booking past the call, not even for the own account', async () => {
  const booking = DOCUMENTS.get('bookings/of-account')!;
  await assertFails(setDoc(doc(client('brian', 'brian@example.com'), 'bookings/new'), booking));
  await assertFails(setDoc(doc(client('amina', AMINA_EMAIL), 'bookings/new'), booking));
  await assertFails(setDoc(doc(member('admin', 'admin'), 'bookings/new'), booking));
});

const unclaimed = where('clientUserId', '==', null);
const ofHerAddress = where('clientEmail', '==', AMINA_EMAIL);

describe('3: an account that never proved its address', () => {
  it.each([AMINA_EMAIL, 'Amina@Example.COM'])('%s reads nothing', async (email) => {
    const db = client('impostor', email, false);
    await assertFails(getDoc(doc(db, 'bookings/of-address')));
    await assertFails(
      getDocs(query(collection(db, 'bookings'), unclaimed, ofHerAddress, limit(9))),
    );
  });

  it('reads once it has, however the address is written', async () => {
    const db = client('proved', 'AMINA@example.com');
    const found = await getDocs(
      query(collection(db, 'bookings'), unclaimed, ofHerAddress, limit(9)),
    );
    expect(found.docs.map((each) => each.id)).toEqual(['of-address']);
  });
});

it('4: the owner changes no field of a booking', async () => {
  const own = doc(client('amina', AMINA_EMAIL), 'bookings/of-account');
  const fields = Object.keys(DOCUMENTS.get('bookings/of-account')!);
  expect(fields).toContain('clientUserId');
  for (const field of fields) await assertFails(updateDoc(own, { [field]: 'x' }));
  for (const status of BOOKING_STATUSES) await assertFails(updateDoc(own, { status }));
});

it('41: no person writes the ledger, not even staff who may read it, and the client reads no entry', async () => {
  const entry = DOCUMENTS.get('payments/part')!;
  const owner = client('amina', AMINA_EMAIL);
  await assertFails(getDoc(doc(owner, 'payments/part')));
  await assertFails(
    getDocs(query(collection(owner, 'payments'), where('bookingId', '==', 'of-account'), limit(9))),
  );
  await assertFails(getDocs(query(collectionGroup(owner, 'payments'), limit(1))));
  for (const role of STAFF_ROLES) {
    const db = member(role, role);
    await assertFails(setDoc(doc(db, 'payments/new'), entry));
    await assertFails(updateDoc(doc(db, 'payments/part'), { note: 'other' }));
    await assertFails(setDoc(doc(db, 'paymentCodes/mobile-money_NEW'), { entryId: 'part' }));
    await assertFails(getDoc(doc(db, 'paymentCodes/mobile-money_QWE123')));
    await assertFails(updateDoc(doc(db, 'bookings/of-account'), { 'payment.state': 'paid' }));
  }
});

it('42: a proved address opens no booking of another account', async () => {
  const heir = client('amina-2', AMINA_EMAIL);
  for (const path of ['bookings/of-account', 'bookings/of-account/confidential/request']) {
    await assertFails(getDoc(doc(heir, path)));
    await assertSucceeds(getDoc(doc(client('amina', AMINA_EMAIL), path)));
  }
  await assertFails(getDocs(query(collection(heir, 'bookings'), ofHerAddress, limit(9))));
  const found = await getDocs(
    query(collection(heir, 'bookings'), unclaimed, ofHerAddress, limit(9)),
  );
  expect(found.docs.map((each) => each.id)).toEqual(['of-address']);
});

it('43: a session that proved another address opens nothing of its own account', async () => {
  const before = client('amina', 'before@example.com');
  for (const path of ['bookings/of-account', 'bookings/of-account/confidential/request']) {
    await assertFails(getDoc(doc(before, path)));
  }
  const bookings = collection(before, 'bookings');
  const mine = where('clientUserId', '==', 'amina');
  await assertFails(getDocs(query(bookings, mine, ofHerAddress, limit(9))));
  await assertFails(getDocs(query(bookings, mine, limit(9))));
});

it('44: a token that outlives its account writes no profile', async () => {
  const profile = { ...freshProfile('leaver@example.com'), updatedAt: serverTimestamp() };
  const own = doc(client('leaver', 'leaver@example.com'), 'profiles/leaver');
  await assertFails(setDoc(own, profile));
  await world.withSecurityRulesDisabled((context) =>
    deleteDoc(doc(modular(context), 'left/leaver')),
  );
  await assertSucceeds(setDoc(own, profile));
});

describe.each(STAFF_ROLES)('49: a %s without an own password', (role) => {
  it('reads nothing but the own staff document until one is set', async () => {
    const uid = `beginning-${role}`;
    const db = member(uid, role);
    await asOwner(`staff/${uid}`, { ...inForce(role), mustChangePassword: true });
    await assertSucceeds(getDoc(doc(db, `staff/${uid}`)));
    for (const path of ['slots/2026-02-02_0900', 'bookings/of-account', 'clients/client-of-amina'])
      await assertFails(getDoc(doc(db, path)));
    await asOwner(`staff/${uid}`, { mustChangePassword: false });
    await assertSucceeds(getDoc(doc(db, 'slots/2026-02-02_0900')));
  });
});

describe('5: a list where only a get was meant', () => {
  it('is refused unlimited, foreign or mixed', async () => {
    const bookings = collection(client('amina', AMINA_EMAIL), 'bookings');
    const mine = where('clientUserId', '==', 'amina');
    await assertSucceeds(getDocs(query(bookings, mine, ofHerAddress, limit(100))));
    await assertFails(getDocs(query(bookings, mine, limit(100))));
    await assertFails(getDocs(query(bookings, mine, ofHerAddress)));
    await assertFails(getDocs(query(bookings, mine, ofHerAddress, limit(101))));
    await assertFails(getDocs(query(bookings, limit(100))));
    await assertFails(getDocs(query(bookings, where('clientUserId', '==', 'brian'), limit(1))));
    await assertFails(
      getDocs(query(bookings, where('clientUserId', 'in', ['amina', 'brian']), limit(1))),
    );
    await assertFails(getDocs(query(bookings, where('clientUserId', '!=', 'amina'), limit(1))));
    await assertFails(getDocs(query(bookings, where('clientUserId', '==', null), limit(1))));
  });

  it('is refused over all bookings at once by collection group', async () => {
    for (const db of [client('amina', AMINA_EMAIL), member('admin', 'admin')])
      for (const group of ['confidential', 'notes', 'noteState', 'events', 'bookings'])
        await assertFails(getDocs(query(collectionGroup(db, group), limit(1))));
  });
});

it('6: references are not enumerable', async () => {
  const db = modular(world.unauthenticatedContext());
  const cards = collection(db, 'bookingStatus');
  await assertSucceeds(getDoc(doc(cards, REFERENCE)));
  await assertFails(getDocs(query(cards, limit(1))));
  await assertFails(
    getDocs(query(cards, orderBy(documentId()), startAt('0'), endAt('Z'), limit(1))),
  );
  await assertFails(getDocs(query(cards, where('referenceNumber', '==', REFERENCE), limit(1))));
});

describe.each(STAFF_ROLES)('9: a dismissed %s', (role) => {
  it('is denied by the next request with the same token', async () => {
    const uid = `leaving-${role}`;
    const db = member(uid, role);
    await asOwner(`staff/${uid}`, inForce(role));
    await assertSucceeds(getDoc(doc(db, 'slots/njeri_2026-02-02_0900')));
    await asOwner(`staff/${uid}`, { active: false });
    await assertFails(getDoc(doc(db, 'slots/njeri_2026-02-02_0900')));
  });

  it('is told nothing more by a listener that was open', async () => {
    const uid = `listening-${role}`;
    const db = member(uid, role);
    await asOwner(`staff/${uid}`, inForce(role));
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
  });
});
