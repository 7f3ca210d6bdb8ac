/**
 * G12: what a day of the practice costs, in documents and invocations: one on which nothing happens, and one with 16
 * requests, 16 confirmations and 16 sessions. All jobs run as often as the platform runs them, on a clock that is
 * moved; the sweeper sends what the trigger would send, for the same number of documents. A database of its own, so
 * that nothing else is counted.
 */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { addDays, toInstant, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { JOBS } from '../../local/jobs';
import type { Goal } from '../measure/goal';
import type { Metered } from '../world/firestore-meter';
import { openMeteredPractice, type MeteredPractice } from '../world/metered-practice';
import type { Measure } from '../world/context';

const SESSIONS = 16;
const PER_DATE = SESSIONS / 2;
/**
 * Six questions every five minutes, each the one document that finding nothing costs (two for mails and
 * notifications, one for meetings, one for holds, two for payments), are 1,728; the rest is for the jobs of the
 * night. Asking less often would save at most a 28th of what is free in a day, and the practice would hear of
 * payments later.
 */
const MOST_IDLE = 1900;
/** The free quota of a day (firebase.google.com/pricing, Firestore) and of a month (Cloud Functions). */
const FREE = { reads: 50_000, writes: 20_000, deletes: 20_000, invocations: 2_000_000 / 30 };

interface Cost extends Omit<Metered, 'changed'> {
  invocations: number;
}

interface Day extends MeteredPractice {
  say: (text: string) => void;
}

export const day: Measure = async ({ ports, say }) => {
  const practice = await openMeteredPractice(ports.firestore, 'day');
  const at: Day = { ...practice, say };
  try {
    await orderJob(at, 'rollAvailability', Date.now());
    say('a day on which nothing happens');
    practice.meter.take();
    const idle = await jobsFrom(at, Date.now() + DAY, 1);

    say(`${SESSIONS} requests and confirmations`);
    const [first, second] = sessionDays();
    const booked = sum(await book(at, first), await book(at, second));
    say(`the days to ${SESSIONS} sessions`);
    // Reminders are looked at from two days before the first session on; but for the sessions all these days are idle.
    const start = toInstant(first, '00:00') - 2 * DAY;
    const days = Math.round((toInstant(second, '00:00') + DAY - start) / DAY);
    const sessions = sum(await jobsFrom(at, start, days), times(idle, 1 - days));
    return [
      ...goals('a day on which nothing happens', idle, MOST_IDLE),
      ...goals(
        `a day with ${SESSIONS} requests, confirmations and sessions`,
        sum(booked, sessions),
        4000,
      ),
    ];
  } finally {
    await practice.close();
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
      bound: { kind: 'most', value: Math.floor(FREE.invocations / 10) },
      detail: free('invocations'),
    },
  ];
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

/** Half of the clients ask for an hour of this day each, and staff confirm. */
async function book(at: Day, date: string): Promise<Cost> {
  const { call, done, person } = await import('../../tests/support/actors');
  const { bookingRequest } = await import('../../tests/support/makers');
  const admin = await at.admin();
  const clients = [];
  for (let client = 0; client < PER_DATE; client += 1) clients.push(await person());
  at.meter.take();
  for (const [index, client] of clients.entries()) {
    const time = `${String(8 + index).padStart(2, '0')}:00`;
    const wanted = bookingRequest({ date, time }, { serviceId: 'consultation' });
    const { bookingId } = done(await call(createBooking, client, wanted, at));
    done(await call(confirmBooking, admin, { bookingId, version: 1, date, time }, at));
  }
  return costOf(at.meter.take(), 2 * PER_DATE);
}

/** Two weekdays one after the other, some days ahead: one alone has not as many hours. */
function sessionDays(): [string, string] {
  const today = toWallTime(Date.now()).date;
  for (let ahead = 6; ; ahead += 1) {
    const date = addDays(today, ahead);
    if (weekdayOf(date) <= 4) return [date, addDays(date, 1)];
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
