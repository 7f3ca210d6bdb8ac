/**
 * G12: what a day of the practice costs, in documents and invocations: one on which nothing happens, and one with 16
 * requests, 16 confirmations and 16 sessions. All jobs run as often as the platform runs them, on a clock that is moved; the
 * sweeper sends what the trigger would send, for the same number of documents. A database of its own, so that nothing else
 * is counted.
 */
import { createBooking } from '@tulia/domain/calls/create-booking';
import { confirmBooking } from '@tulia/domain/calls/decide-booking';
import {
  PRACTICE_SETTINGS_PATH,
  defaultPracticeSettings,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { seedServices, servicePath, services } from '@tulia/domain/records/service';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { addDays, toInstant, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { JOBS } from '../../local/jobs';
import type { Goal } from '../measure/goal';
import { firestoreMeter, type FirestoreMeter, type Metered } from '../world/firestore-meter';
import type { Measure } from '../world/context';

const OWN_PROJECT = 'demo-tulia-day';
const SESSIONS = 16;
/** The free quota of a day (firebase.google.com/pricing, Firestore) and of a month (Cloud Functions). */
const FREE = { reads: 50_000, writes: 20_000, deletes: 20_000, invocations: 2_000_000 / 30 };

interface Cost extends Omit<Metered, 'changed'> {
  invocations: number;
}

interface Day {
  meter: FirestoreMeter;
  /** base of the process that is metered */
  base: string;
  say: (text: string) => void;
}

export const day: Measure = async ({ ports, say }) => {
  const { startInstance } = await import('../../tests/functions/start-instance');
  const meter = await firestoreMeter(ports.firestore);
  const app = initializeApp({ projectId: OWN_PROJECT }, OWN_PROJECT);
  const instance = await startInstance({
    FIRESTORE_EMULATOR_HOST: meter.host,
    GCLOUD_PROJECT: OWN_PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: OWN_PROJECT }),
  });
  const at: Day = { meter, base: instance.base, say };
  try {
    const database = getFirestore(app);
    await openPractice(database);
    await orderJob(at, 'rollAvailability', Date.now());
    say('a day on which nothing happens');
    meter.take();
    const idle = await jobsFrom(at, Date.now() + DAY, 1);

    say(`${SESSIONS} requests and confirmations`);
    const date = sessionDay();
    const booked = await book(at, database, date);
    say(`the days to ${SESSIONS} sessions`);
    const days = await jobsFrom(at, toInstant(date, '23:00') - 3 * DAY, 3);
    return [
      ...goals('a day on which nothing happens', idle, 1500),
      // Reminders are looked at from two days before the session on: of three days, two are otherwise idle.
      ...goals(
        `a day with ${SESSIONS} requests, confirmations and sessions`,
        sum(booked, days, times(idle, -2)),
        4000,
      ),
    ];
  } finally {
    instance.stop();
    meter.close();
    await deleteApp(app);
  }
};

function goals(what: string, cost: Cost, mostReads: number): Goal[] {
  const free = (kind: keyof Cost) =>
    `${Math.round((100 * cost[kind]) / FREE[kind])} % of what is free`;
  return [
    {
      id: 'G12',
      what: `${what}: documents read`,
      value: cost.reads,
      bound: { kind: 'most', value: mostReads },
      detail: `${free('reads')}; ${cost.writes} written (${free('writes')}), ${cost.deletes} deleted`,
    },
    {
      id: 'G12',
      what: `${what}: invocations`,
      value: cost.invocations,
      bound: { kind: 'most', value: FREE.invocations / 10 },
      detail: free('invocations'),
    },
  ];
}

async function openPractice(database: Firestore): Promise<void> {
  const batch = database.batch();
  batch.set(
    database.doc(PRACTICE_SETTINGS_PATH),
    practiceSettings.toStored(defaultPracticeSettings),
  );
  for (const service of seedServices)
    batch.set(database.doc(servicePath(service.slug)), services.toStored(service));
  await batch.commit();
}

/** Runs every job as often as in `days` days. */
async function jobsFrom(at: Day, start: number, days: number): Promise<Cost> {
  at.meter.take();
  let runs = 0;
  for (let minute = 0; minute < days * 24 * 60; minute += 1) {
    for (const { name, everyMinutes } of JOBS) {
      if (minute % everyMinutes !== 0) continue;
      await orderJob(at, name, start + minute * MINUTE);
      runs += 1;
    }
  }
  return costOf(at.meter.take(), runs);
}

async function orderJob({ base }: Day, name: string, time: number): Promise<void> {
  const headers = { 'X-CloudScheduler-ScheduleTime': new Date(time).toISOString() };
  const answer = await fetch(`${base}/${name}`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
}

/** Sixteen clients ask for half an hour each, and staff confirm. */
async function book(at: Day, database: Firestore, date: string): Promise<Cost> {
  const { call, done, person } = await import('../../tests/support/actors');
  const { bookingRequest } = await import('../../tests/support/makers');
  const admin = await person({ role: 'admin' });
  const email = admin.email;
  await database.doc(staffPath(admin.uid)).set(
    staff.toStored({
      ...{ role: 'admin', active: true, validSince: 0, email, fullName: 'Admin' },
      ...{ mustChangePassword: false, createdAt: Date.now() },
    }),
  );
  const clients = [];
  for (let client = 0; client < SESSIONS; client += 1) clients.push(await person());
  at.meter.take();
  for (const [index, client] of clients.entries()) {
    const minutes = 8 * 60 + index * 30;
    const two = (value: number) => String(value).padStart(2, '0');
    const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    const wanted = bookingRequest({ date, time }, { serviceId: 'consultation' });
    const { bookingId } = done(await call(createBooking, client, wanted, at));
    done(await call(confirmBooking, admin, { bookingId, version: 1, date, time }, at));
  }
  return costOf(at.meter.take(), 2 * SESSIONS);
}

/** A weekday some days ahead. */
function sessionDay(): string {
  const today = toWallTime(Date.now()).date;
  for (let ahead = 6; ; ahead += 1) {
    const date = addDays(today, ahead);
    if (weekdayOf(date) <= 4) return date;
  }
}

/** Writes that the platform tells a trigger of are invocations, too. */
function costOf({ reads, writes, deletes, changed }: Metered, runs: number): Cost {
  const told = (changed['mail'] ?? 0) + (changed['pushes'] ?? 0);
  return { reads, writes, deletes, invocations: runs + told };
}

function sum(...costs: Cost[]): Cost {
  const total = (kind: keyof Cost) => costs.reduce((all, cost) => all + cost[kind], 0);
  return {
    reads: total('reads'),
    writes: total('writes'),
    deletes: total('deletes'),
    invocations: total('invocations'),
  };
}

function times({ reads, writes, deletes, invocations }: Cost, by: number): Cost {
  return {
    reads: reads * by,
    writes: writes * by,
    deletes: deletes * by,
    invocations: invocations * by,
  };
}
