/**
 * The way back after a disaster, rehearsed: a practice is restored into a database of another id, its own destroyed,
 * and the functions work on the restored one. The emulator has no backups, so the documents are copied. In a project
 * of its own, so that nothing else is in the way.
 */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { seedServices } from '@tulia/domain/practice/service';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { addDays, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differentCounts, NESTED } from '../../../ops/backup/counts';
import { disagreements } from '../../../ops/backup/projections';
import { putFirstContent } from '../../../ops/deploy/first-content';
import { startInstance, type Instance } from '../../functions/start-instance';
import { call, done, person, refused, type Person } from '../../support/actors';
import { bookingRequest, openPracticeIn } from '../../support/makers';
import { environment } from '../../support/environment';

const OWN = `demo-restore-${Date.now().toString(36)}`;
const RESTORED = 'restored';
const TIMES = ['08:00', '09:00', '10:00', '11:00'];

/** Functions that work on one database of our own project. */
const instanceOn = (databaseId: string) =>
  startInstance({
    GCLOUD_PROJECT: OWN,
    FIREBASE_CONFIG: JSON.stringify({ projectId: OWN }),
    DATABASE_ID: databaseId,
  });

let app: App;
let live: Firestore;
let restored: Firestore;
let admin: Person;
let client: Person;
let date: string;
const booked: string[] = [];

beforeAll(async () => {
  app = initializeApp({ projectId: OWN }, OWN);
  live = getFirestore(app);
  restored = getFirestore(app, RESTORED);
  await openPractice();
  const instance = await instanceOn('(default)');
  try {
    await order(instance, 'rollAvailability');
    for (const [index, time] of TIMES.entries()) {
      const place = { date, time };
      const who = index === 0 ? client : await person();
      const { bookingId } = done(await call(createBooking, who, bookingRequest(place), instance));
      if (index > 0)
        done(await call(confirmBooking, admin, { bookingId, version: 1, ...place }, instance));
      booked.push(bookingId);
    }
  } finally {
    instance.stop();
  }
});

afterAll(() => deleteApp(app));

async function openPractice(): Promise<void> {
  await openPracticeIn(live);
  admin = await person({ role: 'admin', document: null });
  client = await person();
  await live.doc(staffPath(admin.uid)).set(
    staff.toStored({
      role: 'admin',
      active: true,
      validSince: 0,
      email: admin.email,
      fullName: 'Admin',
      mustChangePassword: false,
      typedPasswordSince: 0,
      practitionerId: null,
      createdAt: Date.now(),
    }),
  );
  const today = toWallTime(Date.now()).date;
  date = addDays(today, 7);
  while (weekdayOf(date) > 5) date = addDays(date, 1);
}

async function order({ base }: Instance, name: string): Promise<void> {
  const headers = { 'X-CloudScheduler-ScheduleTime': new Date().toISOString() };
  expect((await fetch(`${base}/${name}`, { method: 'POST', headers })).ok).toBe(true);
}

/** Copies every document below `from` into the restored database. */
async function copy(from: Firestore | DocumentReference): Promise<void> {
  for (const collection of await from.listCollections()) {
    if (collection.parent !== null) expect(NESTED).toContain(collection.id);
    for (const document of await collection.listDocuments()) {
      const data = (await document.get()).data();
      if (data !== undefined) await restored.doc(document.path).set(data);
      await copy(document);
    }
  }
}

/** The status that this person gets for reading a document of the restored database as the site would. */
async function readAs({ idToken }: Person, document: string): Promise<number> {
  const address = `http://${environment.firestoreHost}/v1/projects/${OWN}/databases/${RESTORED}/documents/${document}`;
  return (await fetch(address, { headers: { authorization: `Bearer ${idToken}` } })).status;
}

it('a restored database agrees with the live one, those below bookings too', async () => {
  await copy(live);
  expect(await differentCounts(live, restored)).toEqual([]);
  expect(await disagreements(restored)).toEqual([]);
  for (const [collection, count] of Object.entries({ bookings: 4, confidential: 4, events: 7 }))
    expect((await restored.collectionGroup(collection).get()).size).toBe(count);
});

it('a practice that was destroyed works again in a database of another id', async () => {
  const lost = await fetch(
    `http://${environment.firestoreHost}/emulator/v1/projects/${OWN}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  expect(lost.ok).toBe(true);
  expect(await differentCounts(live, restored)).toContainEqual({
    collection: 'events',
    live: 0,
    restored: 7,
  });

  const instance = await instanceOn(RESTORED);
  try {
    // A time that was confirmed is still taken, one that was free can be booked, and a request can be confirmed.
    const taken = bookingRequest({ date, time: '09:00' });
    expect(refused(await call(createBooking, client, taken, instance))).toBe('slot-taken');
    const free = bookingRequest({ date, time: '15:00' });
    done(await call(createBooking, client, free, instance));
    const bookingId = booked[0]!;
    const place = { date, time: '08:00' };
    done(await call(confirmBooking, admin, { bookingId, version: 1, ...place }, instance));
    await order(instance, 'sweepOutbox');
    expect(await disagreements(restored)).toEqual([]);
    // The rules stand over a database of any name.
    expect(await readAs(client, bookingPath(bookingId))).toBe(200);
    expect(await readAs(await person(), bookingPath(bookingId))).toBe(403);
    expect(await live.listCollections()).toEqual([]);
  } finally {
    instance.stop();
  }
});

it('cards, locks and totals that do not agree with their bookings are named', async () => {
  const [first = '', second = '', third = ''] = booked;
  const reference = (await restored.doc(bookingPath(first)).get()).get('referenceNumber') as string;
  await restored.doc(`bookingStatus/${reference}`).delete();
  await restored.doc(bookingPath(second)).delete();
  await restored.doc(bookingPath(third)).update({ status: 'no_show' });
  const paths = (await disagreements(restored)).map((each) => each.path);
  expect(paths).toContain(`bookingStatus/${reference}`);
  expect(paths).toContain('stats/total');
  expect(paths.filter((each) => each.startsWith('slots/')).length).toBeGreaterThan(0);
});

it('a new practice begins with content of its own, which is never written over', async () => {
  const fresh = getFirestore(app, 'fresh');
  expect(await putFirstContent(fresh, Date.now())).toBe(
    `settings, ${seedServices.length} services, 3 articles`,
  );
  await fresh.doc(PRACTICE_SETTINGS_PATH).update({ phone: '+254 711 111 111' });
  expect(await putFirstContent(fresh, Date.now())).toBe('');
  expect((await fresh.doc(PRACTICE_SETTINGS_PATH).get()).get('phone')).toBe('+254 711 111 111');
});
