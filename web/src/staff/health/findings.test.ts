import { aReport, REPORT_AT as NOW, WORKING } from '@tulia/domain/testing/health';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { expect, test } from 'vitest';
import { connectionFinding, jobFinding, spanOf, troublesOf } from './findings';

const well = aReport();
const lost = { ...WORKING, problem: 'not-authorised' };
const ran = (endedAt: number, failedAt: number | null = null) => ({
  endedAt,
  failedAt,
  problem: failedAt === null ? null : 'TypeError',
});

test('a job is late after three periods, and broken as soon as its last run failed', () => {
  const sweep = (...run: Parameters<typeof ran>) => jobFinding('sweepOutbox', ran(...run), NOW);
  expect(jobFinding('sweepOutbox', null, NOW)).toBe('late');
  expect(jobFinding('sweepOutbox', null, NOW, NOW - 15 * MINUTE)).toBe('notYet');
  expect(jobFinding('reportToOwner', null, NOW)).toBe('notYet');
  expect(sweep(NOW - 16 * MINUTE)).toBe('late');
  expect(sweep(NOW - MINUTE)).toBe('onTime');
  expect(sweep(NOW - 5 * MINUTE, NOW - MINUTE)).toBe('broken');
  expect(sweep(NOW - MINUTE, NOW - 5 * MINUTE)).toBe('onTime');
});

const mpesaIsOn = { connected: { ...well.connected, mpesa: true } };
test.each([
  ['google', 'works', {}],
  ['mpesa', 'off', {}],
  ['google', 'lost', { connections: { ...well.connections, google: lost } }],
  ['mpesa', 'lost', { connections: { ...well.connections, mpesa: lost } }],
  // M-Pesa has not agreed to list payments.
  ['mpesa', 'part', mpesaIsOn],
  [
    'mpesa',
    'works',
    { ...mpesaIsOn, connections: { ...well.connections, mpesa: { ...WORKING, listsAt: NOW } } },
  ],
] as const)('the connection %s is reported as %s', (name, finding, change) => {
  expect(connectionFinding(aReport(change), name)).toBe(finding);
});

test('each connection and job that needs staff is named once', () => {
  expect(troublesOf(well)).toEqual({ connections: [], jobs: [] });
  expect(troublesOf(aReport(mpesaIsOn)).connections).toEqual(['mpesa']);
  const bad = aReport({
    jobs: [{ name: 'sweepOutbox', run: ran(NOW - HOUR) }],
    connections: { google: lost, mpesa: lost, push: WORKING, texts: WORKING, mail: WORKING },
  });
  expect(troublesOf(bad)).toEqual({
    connections: ['google', 'mpesa'],
    jobs: ['sweepOutbox'],
  });
});

test('a span is shown in the largest unit that it fills', () => {
  const words = {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
  };
  const said = [-1, 59 * MINUTE, HOUR, 24 * HOUR - 1, DAY, 3 * DAY];
  const texts = said.map((span) => spanOf(span, words));
  expect(texts.join()).toBe('0 min,59 min,1 h,23 h,1 d,3 d');
});
