/** The work of each job, for its schedule and the health page. A module is loaded only when its job runs. */
import type { JobName } from '@tulia/domain/practice/jobs';
import type { Clock } from './platform/clock';

type LoadJob = () => Promise<(clock: Clock) => Promise<unknown>>;

export const WORK: Record<JobName, LoadJob> = {
  sweepOutbox: async () => (await import('./jobs/sweep-outbox')).runSweepOutbox,
  retryMeetings: async () => (await import('./jobs/retry-meetings')).runRetryMeetings,
  releaseLapsedHolds: async () =>
    (await import('./jobs/release-lapsed-holds')).runReleaseLapsedHolds,
  followPayments: async () => (await import('./jobs/follow-payments')).runFollowPayments,
  lookForPayments: async () => (await import('./jobs/look-for-payments')).runLookForPayments,
  rollAvailability: async () => (await import('./jobs/roll-availability')).runRollAvailability,
  recountClients: async () => (await import('./jobs/recount')).runRecountClients,
  recountBookings: async () => (await import('./jobs/recount')).runRecountBookings,
  checkConnections: async () => (await import('./jobs/check-connections')).runCheckConnections,
  eraseExpiredRecords: async () =>
    (await import('./jobs/erase-expired-records')).runEraseExpiredRecords,
  reportToOwner: async () => (await import('./jobs/report-to-owner')).runReportToOwner,
};
