import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from './http/serve';
import type { Served } from './http/serve';
import { jobList, jobNamed, runJob } from './jobs';
import { portsAt } from './ports';
import type { Ports } from './ports';
import { startSchedule } from './schedule';

let functions: Served;
let ports: Ports;
let asked: { path: string; at: string | undefined }[];
let status: number;

beforeEach(async () => {
  asked = [];
  status = 200;
  functions = await serve(0, ({ method, url, headers }) => {
    asked.push({
      path: `${method} ${url.pathname}`,
      at: headers['x-cloudscheduler-scheduletime'] as string | undefined,
    });
    return { status, body: 'said so' };
  });
  ports = { ...portsAt(0), functions: functions.port };
  return () => functions.close();
});

test('a job is run by posting to its function, with the time it is due', async () => {
  await runJob('sweepOutbox', ports, Date.UTC(2026, 0, 2));
  expect(asked).toEqual([
    { path: 'POST /demo-tulia/africa-south1/sweepOutbox', at: '2026-01-02T00:00:00.000Z' },
  ]);
});

test('a job that fails says what was answered', async () => {
  status = 500;
  await expect(runJob('sweepOutbox', ports)).rejects.toThrow('sweepOutbox answered 500: said so');
});

test('the list names every job; unknown names are unknown', () => {
  expect(jobList()).toMatch(/rollAvailability +daily/);
  expect(jobNamed('retryMeetings')?.everyMinutes).toBe(5);
  expect(jobNamed('makeCoffee')).toBeUndefined();
});

test('the schedule keeps to the intervals and complains once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    status = 500;
    const complaints: string[] = [];
    const schedule = startSchedule(ports, (text) => complaints.push(text));
    const count = (name: string) => asked.filter(({ path }) => path.includes(name)).length;
    await expect.poll(() => count('rollAvailability')).toBe(1);

    vi.advanceTimersByTime(4 * 60_000);
    expect(count('sweepOutbox')).toBe(0);
    for (let turn = 1; turn <= 5; turn += 1) {
      vi.advanceTimersByTime((turn === 1 ? 1 : 5) * 60_000);
      await expect.poll(() => count('sweepOutbox')).toBe(turn);
      // Lets the answer come home, so that the job is not still running at its next turn.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(count('rollAvailability')).toBe(1);
    schedule.stop();
    vi.advanceTimersByTime(600_000);
    expect(count('sweepOutbox')).toBe(5);
    expect(complaints.filter((text) => text.includes('sweepOutbox'))).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
