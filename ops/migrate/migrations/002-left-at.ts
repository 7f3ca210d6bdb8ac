/** Bookings of a client who has left say so by `leftAt`, and no longer by `retainUntil`. */
import type { Migration } from '../migration';

export const leftAt: Migration = {
  name: '002-left-at',
  collectionId: 'bookings',
  change: ({ fields }) => {
    const { leftAt: known, retainUntil, updatedAt } = fields;
    // A time of the database, and not null. When the client left is not known; it was not after the last change.
    const hasLeft = typeof retainUntil === 'object' && 'timestampValue' in { ...retainUntil };
    return known === undefined && hasLeft ? { ...fields, leftAt: updatedAt } : null;
  },
};
