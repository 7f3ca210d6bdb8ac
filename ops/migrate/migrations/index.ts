/** Every migration, in order. A new one goes to the end. */
import type { Migration } from '../migration';
import { mailDueSince } from './001-mail-due-since';
import { leftAt } from './002-left-at';
import { retentionToCount } from './003-retention-to-count';
import { heldBy } from './004-held-by';
import { namesOfBookings } from './005-names-of-bookings';
import { namesOfClients } from './006-names-of-clients';
import { pairsOfNames } from './007-pairs-of-names';
import { pairsOfClients } from './008-pairs-of-clients';

export const MIGRATIONS: readonly Migration[] = [
  mailDueSince,
  leftAt,
  retentionToCount,
  heldBy,
  namesOfBookings,
  namesOfClients,
  pairsOfNames,
  pairsOfClients,
];
