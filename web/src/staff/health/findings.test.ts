import type { HealthReport } from '@tulia/domain/calls/practice/health';
import { connections } from '@tulia/domain/records/watch/connection';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { expect, test } from 'vitest';
import {
  byVersion,
  connectionFinding,
  jobFinding,
  queueFinding,
  spanOf,
  troublesOf,
} from './findings';

const NOW = Date.UTC(2026, 10, 23, 9);
const fine = connections.fromStored({});
const ran = (endedAt: number, failedAt: number | null = null) => ({
  endedAt,
  failedAt,
  problem: failedAt === null ? null : 'TypeError',
  count: 0,
});

const wellReport: HealthReport = {
  at: NOW,
  version: 'abcdef0123456789',
  queues: [{ name: 'mails', waiting: 0, oldestAt: null }],
  jobs: [{ name: 'sweepOutbox', run: ran(NOW - MINUTE) }],
  connections: { google: fine, mpesa: fine, push: fine },
  connected: { google: true, mpesa: false, push: true },
  usage: null,
  errors: [],
  documentsRead: 28,
};

test('a queue is stuck when its oldest entry has waited for three runs of its job', () => {
  const mails = (oldestAt: number) => queueFinding({ name: 'mails', waiting: 1, oldestAt }, NOW);
  expect(mails(NOW - 15 * MINUTE)).toBe('moves');
  expect(mails(NOW - 15 * MINUTE - 1)).toBe('stuck');
  expect(queueFinding({ name: 'mails', waiting: 0, oldestAt: null }, NOW)).toBe('clear');
  expect(queueFinding({ name: 'erasures', waiting: 1, oldestAt: NOW - DAY }, NOW)).toBe('moves');
});

test('a job is late after three periods, and broken as soon as its last run failed', () => {
  expect(jobFinding('sweepOutbox', null, NOW)).toBe('late');
  expect(jobFinding('sweepOutbox', null, NOW, NOW - 15 * MINUTE)).toBe('notYet');
  expect(jobFinding('reportToOwner', null, NOW)).toBe('notYet');
  expect(jobFinding('sweepOutbox', ran(NOW - 16 * MINUTE), NOW)).toBe('late');
  expect(jobFinding('sweepOutbox', ran(NOW - MINUTE), NOW)).toBe('onTime');
  expect(jobFinding('sweepOutbox', ran(NOW - 5 * MINUTE, NOW - MINUTE), NOW)).toBe('broken');
  expect(jobFinding('sweepOutbox', ran(NOW - MINUTE, NOW - 5 * MINUTE), NOW)).toBe('onTime');
});

test('a connection that is refused is lost, whether or not it counts as set up', () => {
  expect(connectionFinding(wellReport, 'google')).toBe('works');
  expect(connectionFinding(wellReport, 'mpesa')).toBe('off');
  const lost = { ...fine, problem: 'not-authorised' };
  const connected = { ...wellReport.connections, google: lost };
  expect(connectionFinding({ ...wellReport, connections: connected }, 'google')).toBe('lost');
});

test('M-Pesa works in part until it has agreed to list what came, and needs staff', () => {
  const connected = { ...wellReport.connected, mpesa: true };
  const withoutList = { ...wellReport, connected };
  expect(connectionFinding(withoutList, 'mpesa')).toBe('part');
  expect(troublesOf(withoutList).connections).toEqual(['mpesa']);
  const connections = { ...wellReport.connections, mpesa: { ...fine, listsAt: NOW } };
  expect(connectionFinding({ ...withoutList, connections }, 'mpesa')).toBe('works');
});

test('each part that needs staff is named once', () => {
  expect(troublesOf(wellReport)).toEqual({ connections: [], queues: [], jobs: [] });
  const lost = { ...fine, problem: 'not-authorised' };
  const bad: HealthReport = {
    ...wellReport,
    queues: [{ name: 'mails', waiting: 3, oldestAt: NOW - HOUR }],
    jobs: [{ name: 'sweepOutbox', run: ran(NOW - HOUR) }],
    connections: { google: lost, mpesa: lost, push: fine },
  };
  expect(troublesOf(bad)).toEqual({
    connections: ['google', 'mpesa'],
    queues: ['mails'],
    jobs: ['sweepOutbox'],
  });
});

test('a span is said in the largest unit that it fills', () => {
  const words = {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
  };
  const said = [-1, 59 * MINUTE, HOUR, 24 * HOUR - 1, DAY, 3 * DAY];
  expect(said.map((span) => spanOf(span, words))).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '23 h',
    '1 d',
    '3 d',
  ]);
});

test('errors are counted by version, the last met first', () => {
  const kind = {
    source: 'browser' as const,
    version: 'aaaaaaa',
    where: 'home',
    errorClass: 'TypeError',
    way: 'error' as const,
    browser: 'chrome' as const,
    frames: ['sw.js:1:1'],
    count: 2,
    firstAt: NOW - DAY,
    lastAt: NOW - HOUR,
    expiresAt: NOW + DAY,
  };
  const errors = [kind, { ...kind, source: 'server' as const, count: 1 }];
  const newer = { ...kind, version: 'bbbbbbb', count: 5, lastAt: NOW };
  expect(byVersion([...errors, newer])).toEqual([
    { version: 'bbbbbbb', browser: 5, server: 0, lastAt: NOW },
    { version: 'aaaaaaa', browser: 2, server: 1, lastAt: NOW - HOUR },
  ]);
});
