/// <reference types="vite/types/importMeta.d.ts" />
/** Every contract there is, for tests that hold of each. */
import type { CallContract } from '../calls/call';

const MODULES = import.meta.glob<object>(['../calls/*/*.ts', '!**/*.test.ts'], {
  eager: true,
});

export type AnyContract = CallContract<string, unknown, unknown>;

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'name' in value && 'may' in value;

export const CONTRACTS: readonly AnyContract[] = Object.values(MODULES).flatMap((module) =>
  (Object.values(module) as unknown[]).filter(isContract),
);
