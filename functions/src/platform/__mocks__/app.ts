/** For tests that say `vi.mock('…/platform/app')`: the database and the accounts of one test file, in memory. */
import { memory, memoryAccounts } from '../testing/memory-database';

export const db = () => memory.firestore;
export const projectId = () => 'demo';
export const accounts = () => Promise.resolve(memoryAccounts);
