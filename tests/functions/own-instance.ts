/** The functions of one file of tests: an instance of their own, there from its first test to its last. */
import { afterAll, beforeAll } from 'vitest';
import type { CallContract } from '@tulia/domain/calls/call';
import { call, type Called, type Person } from '../support/actors';
import { startInstance, type Instance } from './start-instance';

export interface OwnInstance extends Instance {
  /** Calls it as somebody; null is nobody who is signed in. */
  ask: <Input, Output>(
    contract: CallContract<string, Input, Output>,
    who: Person | null,
    input: Input,
  ) => Promise<Called<Output>>;
}

/** @param settings parameters that differ from the world's */
export function ownInstance(settings: Record<string, string> = {}): OwnInstance {
  let started: Instance | null = null;
  const instance = () => {
    if (started === null) throw new Error('The instance runs during tests only.');
    return started;
  };
  beforeAll(async () => {
    started = await startInstance(settings);
  });
  afterAll(() => started?.stop());
  return {
    get base() {
      return instance().base;
    },
    output: () => instance().output(),
    stop: () => {
      instance().stop();
    },
    ask: (contract, who, input) => call(contract, who, input, { base: instance().base }),
  };
}
