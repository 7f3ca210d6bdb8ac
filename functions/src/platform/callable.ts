/**
 * How a call is answered. It parses the input, finds out who calls, and turns a `Refusal` into an
 * HttpsError, contention too. Any other error is logged by class and code and answered `internal`, without a word about its cause.
 */
import { parseInput, type CallContract } from '@tulia/domain/calls/call';
import { Refusal } from '@tulia/domain/refusal';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { countProof, siteProof } from './app-check';
import { systemClock, type Clock } from './clock';
import { callerOf, type Caller, type SignedInCaller } from './caller';
import { countServerError } from './error-counts';
import { describeError, logFault } from './log';
import { toHttpsError } from './wire';
import { isContended } from './writer';

export interface CallContext {
  caller: Caller;
  clock: Clock;
}

/** The same, once it is known that somebody is signed in. */
export interface SignedInContext extends CallContext {
  caller: SignedInCaller;
}

export type CallHandler<Input, Output> = (input: Input, context: CallContext) => Promise<Output>;

/** A call as its endpoint answers it. */
export interface Callable {
  name: string;
  /** @throws HttpsError */
  answer: (request: CallableRequest) => Promise<unknown>;
}

interface CallOptions {
  /** whether staff may ask for it who have not chosen their own password yet */
  beforeOwnPassword?: boolean;
  /** whether it is not asked who calls, nor where from: nothing of it is about a person */
  isAnonymous?: boolean;
}

/** @param handler what a call of this contract does, once it is known who calls */
export function callable<Input, Output>(
  contract: CallContract<string, Input, Output>,
  handler: CallHandler<Input, Output>,
  options: CallOptions = {},
): Callable & { handler: CallHandler<Input, Output> } {
  return {
    name: contract.name,
    answer: (request) => answer(contract, handler, options, request),
    handler,
  };
}

async function answer<Input, Output>(
  contract: CallContract<string, Input, Output>,
  handler: CallHandler<Input, Output>,
  { beforeOwnPassword = false, isAnonymous = false }: CallOptions,
  request: CallableRequest,
): Promise<Output> {
  let caller: Caller | undefined;
  try {
    const now = systemClock.now();
    [caller] = isAnonymous
      ? [await callerOf({ ...request, auth: undefined } as CallableRequest, now)]
      : await Promise.all([callerOf(request, now), countProof(siteProof(request), now)]);
    // Whoever registered a colleague knows the first password, and could act in the colleague's name (threats row 49).
    if (caller.passwordChangeRequired && !beforeOwnPassword) {
      throw new Refusal('password-change-required');
    }
    return await handler(parseInput(contract, request.data), { caller, clock: systemClock });
  } catch (error) {
    if (isRefusal(error)) throw toHttpsError(error);
    if (isContended(error)) throw toHttpsError(new Refusal('busy'));
    const described = describeError(error);
    logFault('call failed', { where: contract.name, uid: caller?.uid ?? null, ...described });
    await countServerError(contract.name, described, systemClock.now());
    throw toHttpsError(new Refusal('internal'));
  }
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Refusal;
}
