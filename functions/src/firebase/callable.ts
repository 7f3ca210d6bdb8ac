/**
 * A callable function made from its contract. It parses the input, finds out who calls, and turns a `Refusal` into an
 * HttpsError. Any other error is logged by class and code and answered `internal`, without a word about its cause.
 */
import { parseInput, type CallContract } from '@tulia/domain/calls/call';
import { Refusal } from '@tulia/domain/refusal';
import { onCall, type CallableOptions } from 'firebase-functions/v2/https';
import { systemClock, type Clock } from '../clock';
import { callerOf, type Caller } from './caller';
import { describeError, logFault } from './log';
import { REGION, appCheckEnforced } from './params';
import { toHttpsError } from './wire';

export interface CallContext {
  caller: Caller;
  clock: Clock;
}

export type CallHandler<Input, Output> = (input: Input, context: CallContext) => Promise<Output>;

export function callable<Input, Output>(
  contract: CallContract<string, Input, Output>,
  handler: CallHandler<Input, Output>,
  options: CallableOptions = {},
) {
  return onCall<unknown, Promise<Output>>(
    {
      region: REGION,
      maxInstances: 10,
      timeoutSeconds: 60,
      memory: '256MiB',
      enforceAppCheck: appCheckEnforced(),
      ...options,
    },
    async (request) => {
      let caller: Caller | undefined;
      try {
        caller = await callerOf(request);
        return await handler(parseInput(contract, request.data), { caller, clock: systemClock });
      } catch (error) {
        if (isRefusal(error)) throw toHttpsError(error);
        logFault('call failed', {
          where: contract.name,
          uid: caller?.uid ?? null,
          ...describeError(error),
        });
        throw toHttpsError(new Refusal('internal'));
      }
    },
  );
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Refusal;
}
