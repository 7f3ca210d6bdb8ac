/** Runs the scheduled jobs of the functions as Cloud Scheduler does, by a POST to the function. */
import { JOB_NAMES, SCHEDULES, type JobName } from '@tulia/domain/practice/jobs';
import { HOST, PROJECT, REGION } from '../machine/places';
import type { Ports } from '../machine/ports';

interface Job {
  name: JobName;
  everyMinutes: number;
  /** whether it also runs when an environment opens */
  atStart?: boolean;
  does: string;
}

const DAY = 24 * 60;

const WHAT: Record<JobName, Omit<Job, 'name' | 'everyMinutes'>> = {
  sweepOutbox: { does: 'sends reminders, and mails whose first attempt failed' },
  retryMeetings: { does: 'makes the meetings Google could not make' },
  releaseLapsedHolds: { does: 'frees slots whose hold has lapsed' },
  followPayments: { does: 'asks what became of STK pushes to pay' },
  lookForPayments: { does: 'enters payments of the last two days that nobody told of' },
  rollAvailability: { atStart: true, does: 'keeps the public availability 60 days ahead' },
  recountClients: { does: 'counts the clients that changed anew, and corrects what differs' },
  recountBookings: {
    does: 'compares status cards, sums, totals and reports with the bookings, and corrects',
  },
  checkConnections: { does: 'asks Google and M-Pesa whether they take the credentials' },
  eraseExpiredRecords: { does: 'erases records that need not be kept any longer' },
  reportToOwner: { does: 'writes to the practice that all is well, or what needs somebody' },
};

export const JOBS: readonly Job[] = JOB_NAMES.map((name) => ({
  name,
  everyMinutes: SCHEDULES[name].minutes,
  ...WHAT[name],
}));

export const jobNamed = (name: string): Job | undefined => JOBS.find((job) => job.name === name);

export function jobList(): string {
  const width = Math.max(...JOBS.map(({ name }) => name.length));
  return JOBS.map(({ name, everyMinutes, does }) => {
    const interval = everyMinutes === DAY ? 'daily' : `every ${everyMinutes} min`;
    return `  ${name.padEnd(width)}  ${interval.padEnd(11)}  ${does}`;
  }).join('\n');
}

/** Runs a job now, as of `at` (epoch milliseconds). @throws Error with the answer when it fails */
export async function runJob(name: string, ports: Ports, at: number = Date.now()): Promise<void> {
  const url = `http://${HOST}:${ports.functions}/${PROJECT}/${REGION}/${name}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'X-CloudScheduler-ScheduleTime': new Date(at).toISOString() },
  });
  if (!answer.ok)
    throw new Error(`Job ${name} answered ${answer.status}: ${(await answer.text()).trim()}`);
}

/**
 * Runs the jobs on their intervals, but none that still runs. A failed job is tried again at its next turn; `onFailure`
 * gets the first failure of each.
 * @returns what stops it
 */
export function startSchedule(ports: Ports, onFailure: (text: string) => void): () => void {
  const running = new Set<string>();
  const failed = new Set<string>();
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;

  const turn = async (name: string): Promise<void> => {
    if (isStopped() || running.has(name)) return;
    running.add(name);
    try {
      await runJob(name, ports);
    } catch (error) {
      if (!isStopped() && !failed.has(name)) onFailure(String(error));
      failed.add(name);
    } finally {
      running.delete(name);
    }
  };

  const timers = JOBS.map(({ name, everyMinutes }) =>
    setInterval(() => void turn(name), everyMinutes * 60_000),
  );
  for (const { name, atStart } of JOBS) if (atStart === true) void turn(name);
  return () => {
    stop.abort();
    timers.forEach(clearInterval);
  };
}
