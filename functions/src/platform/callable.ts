/**
 * The one entrance of every call. It finds out who calls, refuses a caller who may not, parses the input, and turns a
 * `Refusal` into an HttpsError, contention too. A refusal that the contract does not list is logged as a fault of
 * ours. Any other error is logged by class and code and answered `internal`, without a word about its cause.
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

/** The same, once it is known that the caller is signed in. */
export interface SignedInContext extends CallContext {
  caller: SignedInCaller;
}

/** What a call is carried out with: the caller is signed in, unless the contract lets visitors ask as well. */
type ContextOf<May extends MayCall> = 'anybody' extends May ? CallContext : SignedInContext;

type Work<Input, Context, Output> = (input: Input, context: Context) => Promise<Output>;

/** A call as its endpoint answers it. */
export interface Callable {
  name: string;
  /** @throws HttpsError */
  answer: (request: CallableRequest) => Promise<unknown>;
}

interface CallOptions {
  /** whether staff who have not chosen their own password yet may call it */
  beforeOwnPassword?: boolean;
  /** whether neither the account nor the proof of App Check is looked at: nothing in it is about a person */
  isAnonymous?: boolean;
}

/** @param work what a call of this contract does for a caller who may ask for it */
export function callable<Input, Output, May extends MayCall>(
  contract: CallContract<string, Input, Output, May>,
  work: Work<Input, ContextOf<May>, Output>,
  options: CallOptions = {},
): Callable & { handler: Work<Input, CallContext, Output> } {
  // Whether the caller may comes before the input: one who may not learns nothing of what the call takes.
  const carryOut = async (readInput: () => Input, context: CallContext) => {
    requireMay(context.caller, contract.may);
    const input = readInput();
    try {
      return await work(input, context as ContextOf<May>);
    } catch (error) {
      // The caller is answered all the same; a test fails by what is logged.
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
    // The owner who registered a colleague knows the first password, and could act in the colleague's name
    // (threats row 49).
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
