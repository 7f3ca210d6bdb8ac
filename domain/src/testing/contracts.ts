/** Every contract there is, for tests that hold of each. */
import * as all from '../calls/all';
import type { CallContract } from '../calls/call';

export type AnyContract = CallContract<string, unknown, unknown>;

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'may' in value;

export const CONTRACTS: readonly AnyContract[] = Object.values<unknown>(all).filter(isContract);
