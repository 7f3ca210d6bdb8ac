/** Mails say since when they should have gone; how long they are tried counts from there (decision 026). */
import type { Migration } from '../migration';

export const mailDueSince: Migration = {
  name: '001-mail-due-since',
  collectionId: 'mail',
  change: ({ dueSince, notBefore }) =>
    dueSince === undefined && notBefore !== undefined ? { dueSince: notBefore } : null,
};
