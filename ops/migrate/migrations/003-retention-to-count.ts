/**
 * Clients of before say that the end of their records is still to be counted, so that the nightly job finds them
 * (decision 054).
 */
import type { Migration } from '../migration';

export const retentionToCount: Migration = {
  name: '003-retention-to-count',
  collectionId: 'clients',
  // `NOT_COUNTED` of domain/booking/retention.ts, as this migration found it
  change: ({ retention }) =>
    retention === undefined ? { retention: { until: null, bySession: false, policy: '' } } : null,
};
