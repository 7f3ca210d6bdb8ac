/**
 * Every call passes here. It identifies the caller, checks the permission, parses the input, and turns a `Refusal` or
 * contention into an HttpsError. It logs a refusal that the contract does not list. It logs any other error by class
 * and code, and answers `internal`.
 */
import { mayRefuse, parseInput, type CallContract, type MayCall } from '@tulia/domain/calls/call';
import { Refusal } from '@tulia/domain/refusal';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { countProof, siteProof } from './app-check';
import { systemClock, type Clock } from './clock';
import { callerOf, requireMay, type Caller, type SignedInCaller } from './caller';
import { describeError, logFault } from './log';
import { toHttpsError } from './wire';
import { isContended } from './writer';

export interface CallContext {
  caller: Caller;
  clock: Clock;
}

export interface SignedInContext extends CallContext {
  caller: SignedInCaller;
}

/** The caller is signed in, unless the contract admits visitors. */
type ContextOf<May extends MayCall> = 'anybody' extends May ? CallContext : SignedInContext;

type Work<Input, Context, Output> = (input: Input, context: Context) => Promise<Output>;

export interface Callable {
  name: string;
  /** @throws HttpsError */
  answer: (request: CallableRequest) => Promise<unknown>;
}

interface CallOptions {
  /** whether staff may call it before they have chosen their own password */
  beforeOwnPassword?: boolean;
  /** whether the call reads neither the account nor App Check: nothing in it is about a person */
  isAnonymous?: boolean;
}

export function callable<Input, Output, May extends MayCall>(
  contract: CallContract<string, Input, Output, May>,
  work: Work<Input, ContextOf<May>, Output>,
  options: CallOptions = {},
): Callable & { handler: Work<Input, CallContext, Output> } {
  // The permission is checked before the input: a refused caller learns nothing about the input.
  const carryOut = async (readInput: () => Input, context: CallContext) => {
    requireMay(context.caller, contract.may);
    const input = readInput();
    try {
      return await work(input, context as ContextOf<May>);
    } catch (error) {
      // The caller gets the refusal; the log entry makes a test fail.
      if (isRefusal(error) && !mayRefuse(contract, error.code))
        logFault('refusal not in its contract', { where: contract.name, ...describeError(error) });
      throw error;
    }
  };
  return {
    name: contract.name,
    answer: (request) =>
      answer(contract.name, options, request, (context) =>
        carryOut(() => parseInput(contract, request.data), context),
      ),
    handler: (input, context) => carryOut(() => input, context),
  };
}

async function answer<Output>(
  name: string,
  { beforeOwnPassword = false, isAnonymous = false }: CallOptions,
  request: CallableRequest,
  carryOut: (context: CallContext) => Promise<Output>,
): Promise<Output> {
  let caller: Caller | undefined;
  try {
    const now = systemClock.now();
    [caller] = isAnonymous
      ? [await callerOf({ ...request, auth: undefined } as CallableRequest, now)]
      : await Promise.all([callerOf(request, now), countProof(siteProof(request), now)]);
    // The owner who registered a colleague knows the first password (threats row 49).
    if (caller.passwordChangeRequired && !beforeOwnPassword) {
      throw new Refusal(
        caller.staffSessionOver ? 'recent-login-required' : 'password-change-required',
      );
    }
    return await carryOut({ caller, clock: systemClock });
  } catch (error) {
    if (isRefusal(error)) throw toHttpsError(error);
    if (isContended(error)) throw toHttpsError(new Refusal('busy'));
    logFault('call failed', { where: name, uid: caller?.uid ?? null, ...describeError(error) });
    throw toHttpsError(new Refusal('internal'));
  }
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Refusal;
}
