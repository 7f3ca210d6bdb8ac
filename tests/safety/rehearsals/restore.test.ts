/**
 * The way back after a disaster, rehearsed: a practice is exported, its database destroyed, the export put into a
 * database of another id, and the functions work on that one. In a project of its own, so that nothing else is in the
 * way.
 */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { seedServices } from '@tulia/domain/practice/service';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { addDays, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseFault, DatabaseRest } from '../../../ops/backup/database-rest';
import { exportData } from '../../../ops/backup/export-data';
import { differences, importData, MARKER } from '../../../ops/backup/import-data';
import { readManifest } from '../../../ops/backup/manifest';
import { ProjectionCheck } from '../../../ops/backup/projections';
import { putFirstContent } from '../../../ops/deploy/first-content';
import { startInstance, type Instance } from '../../functions/start-instance';
import { call, done, person, refused, type Person } from '../../support/actors';
import { bookingRequest, openPracticeIn } from '../../support/makers';
import { world } from '../../support/world';

const OWN = `demo-restore-${Date.now().toString(36)}`;
const RESTORED = 'restored';
const TIMES = ['08:00', '09:00', '10:00', '11:00'];

const folder = mkdtempSync(path.join(tmpdir(), 'tulia-export-'));
const exported = path.join(folder, 'export');
const databaseAt = (databaseId: string) =>
  new DatabaseRest({
    origin: `http://${world.firestoreHost}`,
    project: OWN,
    databaseId,
    token: () => Promise.resolve('owner'),
  });
const pause = () => Promise.resolve();
const show = () => undefined;
const reading = { atOneMoment: false, now: Date.now, pause, show, perPart: 7 };

/** Functions that work on one database of our own project. */
const instanceOn = (databaseId: string) =>
  startInstance({
    GCLOUD_PROJECT: OWN,
    FIREBASE_CONFIG: JSON.stringify({ projectId: OWN }),
    DATABASE_ID: databaseId,
  });

let app: App;
let live: Firestore;
let admin: Person;
let client: Person;
let date: string;
const booked: string[] = [];

beforeAll(async () => {
  app = initializeApp({ projectId: OWN }, OWN);
  live = getFirestore(app);
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
  await exportData({ ...reading, database: databaseAt('(default)'), folder: exported });
});

afterAll(async () => {
  await deleteApp(app);
  rmSync(folder, { recursive: true, force: true });
});

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

/**
 * The status that this person gets for reading a document of the restored database as the site would; 0 when
 * allowed.
 */
async function readAs(who: Person, document: string): Promise<number> {
  const token = () => Promise.resolve(who.idToken);
  const asThem = new DatabaseRest({ ...databaseAt(RESTORED).at, token });
  try {
    await asThem.read(document);
    return 0;
  } catch (error) {
    if (error instanceof DatabaseFault) return error.status;
    throw error;
  }
}

/** Cards, locks and totals of a database against its bookings. */
async function disagreements(databaseId: string) {
  const check = new ProjectionCheck();
  for (const document of await databaseAt(databaseId).page(null, 5000, null)) check.take(document);
  return check.disagreements();
}

it('an export holds every document, those below bookings too', () => {
  const { collections, parts, finishedAt } = readManifest(exported)!;
  expect(finishedAt).not.toBeNull();
  expect(parts.length).toBeGreaterThan(2);
  expect(collections).toMatchObject({
    bookings: 4,
    'bookings/{id}/confidential': 4,
    'bookings/{id}/events': 7,
    bookingStatus: 4,
    services: seedServices.length,
    settings: 1,
    staff: 1,
  });
});

it('a practice that was destroyed works again in a database of another id', async () => {
  const lost = await fetch(
    `http://${world.firestoreHost}/emulator/v1/projects/${OWN}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  expect(lost.ok).toBe(true);
  expect(await databaseAt('(default)').page(null, 1, null)).toEqual([]);

  const database = databaseAt(RESTORED);
  const importing = { database, folder: exported, pause, show };
  await importData(importing);
  expect(await database.read(MARKER)).toBeNull();
  expect(await differences(importing)).toEqual([]);
  expect(await disagreements(RESTORED)).toEqual([]);

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
    expect(await disagreements(RESTORED)).toEqual([]);
    // The rules stand over a database of any name.
    expect(await readAs(client, bookingPath(bookingId))).toBe(0);
    expect(await readAs(await person(), bookingPath(bookingId))).toBe(403);
    expect(await databaseAt('(default)').page(null, 1, null)).toEqual([]);
  } finally {
    instance.stop();
  }
});

it('cards, locks and totals that do not agree with their bookings are named', async () => {
  const restored = getFirestore(app, RESTORED);
  const [first = '', second = ''] = booked;
  const reference = (await restored.doc(bookingPath(first)).get()).get('referenceNumber') as string;
  await restored.doc(`bookingStatus/${reference}`).delete();
  await restored.doc(bookingPath(second)).delete();
  const paths = (await disagreements(RESTORED)).map((each) => each.path);
  expect(paths).toContain(`bookingStatus/${reference}`);
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
