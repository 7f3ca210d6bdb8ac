/** Bookings of a client who has left carry `leftAt`, which `retainUntil` showed before. */
import { Timestamp } from 'firebase-admin/firestore';
import type { Migration } from '../migration';

export const leftAt: Migration = {
  name: '002-left-at',
  collectionId: 'bookings',
  // When the client left is not known; it was not after the last change.
  change: ({ leftAt: known, retainUntil, updatedAt }) =>
    known === undefined && retainUntil instanceof Timestamp ? { leftAt: updatedAt } : null,
};
