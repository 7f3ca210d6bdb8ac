/**
 * Clients of before say that the end of their records is still to be counted, so that the nightly job finds them
 * (decision 054).
 */
import type { Migration } from '../migration';

export const retentionToCount: Migration = {
  name: '003-retention-to-count',
  collectionId: 'clients',
  change: ({ fields }) =>
    fields['retention'] === undefined
      ? { ...fields, retention: { mapValue: { fields: stored } } }
      : null,
};

/** `NOT_COUNTED` of domain/booking/retention.ts, as this migration found it. */
const stored = {
  until: { nullValue: null },
  bySession: { booleanValue: false },
  policy: { stringValue: '' },
};
