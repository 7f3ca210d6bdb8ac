/** Steps blocked before locks named their blocks get the holder `hand` (decision 001). */
import type { Migration } from '../migration';

export const heldBy: Migration = {
  name: '004-held-by',
  collectionId: 'slots',
  change: ({ kind, heldBy: known }) =>
    kind === 'blocked' && known === undefined ? { heldBy: ['hand'] } : null,
};
