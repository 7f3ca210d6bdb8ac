import type { Connection, ConnectionName } from '../../practice/connections';
import { defineRecord } from '../record';

export {
  CONNECTION_NAMES,
  isVerdict,
  type Connection,
  type ConnectionName,
} from '../../practice/connections';

/** `stats/connection_{name}`: whether an outside service takes the practice's credentials, as whoever manages the practice sees it; that of M-Pesa whoever takes payments, too. */
export const connections = defineRecord<Connection>({
  collection: 'stats',
  instants: ['since', 'toldAt', 'registeredAt'],
  defaults: { problem: null, since: null, toldAt: null, registeredAt: null },
});
export const connectionPath = (name: ConnectionName) => `stats/connection_${name}`;
