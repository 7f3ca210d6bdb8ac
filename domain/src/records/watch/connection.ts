import type { Connection, ConnectionName } from '../../practice/connections';
import { defineRecord } from '../record';

/**
 * `stats/connection_{name}`: whether an outside service takes the practice's credentials. Staff with
 * `manage-practice` see it; staff with `record-payments` see that of M-Pesa, too.
 */
export const connections = defineRecord<Connection>({
  collection: 'stats',
  instants: ['since', 'toldAt', 'registeredAt', 'listsAt'],
  defaults: { problem: null, since: null, toldAt: null, registeredAt: null, listsAt: null },
});
export const connectionPath = (name: ConnectionName) => `stats/connection_${name}`;
