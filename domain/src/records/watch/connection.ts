import type { Connection, ConnectionName } from '../../practice/connections';
import { defineRecord } from '../record';

/** `stats/connection_{name}`: for staff with `manage-practice`; M-Pesa also for staff with `record-payments`. */
export const connections = defineRecord<Connection>(
  'stats',
  ['since', 'toldAt', 'registeredAt', 'listsAt'],
  { problem: null, since: null, toldAt: null, registeredAt: null, listsAt: null },
);
export const connectionPath = (name: ConnectionName) => `stats/connection_${name}`;
