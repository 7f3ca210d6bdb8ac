/** Marks older clients, so that the nightly job counts the end of their records (decision 054). */
import type { Migration } from '../migration';

export const retentionToCount: Migration = {
  name: '003-retention-to-count',
  collectionId: 'clients',
  // `NOT_COUNTED` of domain/booking/retention.ts, as this migration found it
  change: ({ retention }) =>
    retention === undefined ? { retention: { until: null, bySession: false, policy: '' } } : null,
};
