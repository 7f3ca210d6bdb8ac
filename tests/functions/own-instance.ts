/** The functions of one file of tests in one process, there from its first test to its last. */
import { afterAll, beforeAll } from 'vitest';
import type { CallContract } from '@tulia/domain/calls/call';
import { call, type Called, type Person } from '../support/actors';
import { startInstance, type Instance } from './start-instance';

export interface OwnInstance extends Omit<Instance, 'stop'> {
  /** Calls it as this person; null calls it signed out. */
  ask: <Input, Output>(
    contract: CallContract<string, Input, Output>,
    who: Person | null,
    input: Input,
  ) => Promise<Called<Output>>;
}

/**
 * The instance of all files without settings of their own, until the process ends: files of one project share their
 * modules (`isolate` in vitest.config.ts). A start takes seconds, and an instance that is killed while it writes leaves
 * documents locked for a minute.
 */
let common: Promise<Instance> | null = null;

/** @param settings parameters that differ from the environment's, or `{}`: they give the file its own, new instance */
export function ownInstance(settings?: Record<string, string>): OwnInstance {
  let started: Instance | null = null;
  let printedBefore = 0;
  const instance = () => {
    if (started === null) throw new Error('The instance runs during tests only.');
    return started;
  };
  beforeAll(async () => {
    started = await (settings === undefined
      ? (common ??= startInstance())
      : startInstance(settings));
    printedBefore = started.output().length;
  });
  afterAll(() => {
    if (settings !== undefined) started?.stop();
  });
  return {
    get base() {
      return instance().base;
    },
    output: () => instance().output().slice(printedBefore),
    ask: (contract, who, input) => call(contract, who, input, { base: instance().base }),
  };
}
