import type { HealthReport } from '../calls/practice/health';
import { connections } from '../records/watch/connection';

/** Noon of 23 November 2026 in Nairobi, when `aReport` was made. */
export const REPORT_AT = Date.UTC(2026, 10, 23, 9);
export const WORKING = connections.fromStored({});

/** A healthy system without M-Pesa. */
export function aReport(change: Partial<HealthReport> = {}): HealthReport {
  const run = { endedAt: REPORT_AT - 60_000, failedAt: null, problem: null };
  return {
    at: REPORT_AT,
    jobs: [{ name: 'sweepOutbox', run }],
    connections: { google: WORKING, mpesa: WORKING, push: WORKING, texts: WORKING, mail: WORKING },
    connected: { google: true, mpesa: false, push: true, texts: false, mail: true },
    ...change,
  };
}
