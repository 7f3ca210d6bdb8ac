/** Clients are also found by two names together, as after a recount (decision 031). */
import { namesOfClients } from './006-names-of-clients';

export const pairsOfClients = { ...namesOfClients, name: '008-pairs-of-clients' };
