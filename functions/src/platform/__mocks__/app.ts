/**
 * For tests that say `vi.mock('…/platform/app')`: the database and the accounts in memory, those of one file of
 * tests.
 */
import { memory, memoryAccounts } from '../testing/memory-database';

export const db = () => memory.firestore;
export const projectId = () => 'demo';
export const accounts = () => Promise.resolve(memoryAccounts);
