/// <reference types="vite/types/importMeta.d.ts" />
/** Every contract, for tests that check each. */
import type { CallContract } from '../calls/call';

export type AnyContract = CallContract<string, unknown, unknown>;

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'may' in value;

export const CONTRACTS: readonly AnyContract[] = Object.values<unknown>(all).filter(isContract);
