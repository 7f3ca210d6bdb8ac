/** Mails store the moment from which they are due, and from which tries count (decision 026). */
import type { Migration } from '../migration';

export const mailDueSince: Migration = {
  name: '001-mail-due-since',
  collectionId: 'mail',
  change: ({ dueSince, notBefore }) =>
    dueSince === undefined && notBefore !== undefined ? { dueSince: notBefore } : null,
};
