/**
 * Calls the server by a contract of the domain. Nothing is queued: a call refuses at once when offline, gives up
 * after its timeout, and returns the server's own Refusal.
 */
import type { CallName } from '@tulia/domain/calls/call';
import { asRefusal, Refusal, refusalFromWire } from '@tulia/domain/refusal';
import type { FirebaseApp } from 'firebase/app';
import { loadApp } from '../firebase/app';
import { proveSite } from '../firebase/app-check';
import { errorCode } from '../firebase/error-code';
import { emulators, REGION } from '../firebase/config';
import { rememberedPerson } from '../device/session-record';
import { tokenInForce } from '../session/session-store';
import { isPossible, isPossibleNow } from '../offline/capabilities';
import { asQuestion } from '../offline/connection';

/** Default timeout. */
const PATIENCE_MS = 20_000;

/** @param at the Firebase app whose person calls */
async function loadFunctions(at: Promise<FirebaseApp> | FirebaseApp = loadApp()) {
  const [app, sdk] = await Promise.all([at, import('../firebase/functions-sdk')]);
  await proveSite(app);
  const functions = sdk.getFunctions(app, REGION);
  const local = emulators();
  if (local) sdk.connectFunctionsEmulator(functions, local.host, local.functionsPort);
  return { functions, httpsCallable: sdk.httpsCallable };
}

let loaded: ReturnType<typeof loadFunctions> | null = null;

/** Milliseconds before a busy call is sent again, each lengthened at random so that calls do not collide again. */
const BUSY_WAITS_MS = [1000, 3000];

/** Loads what calls need ahead, for instance when a form is touched. */
export function warmCalls(): void {
  loaded ??= loadFunctions();
  loaded.catch(() => (loaded = null));
}

/**
 * `const booking = await call(createBooking, input);` Repeats a call that the server was too busy for.
 * @throws Refusal for every failure: the server's own, or `offline`, `timeout`, `internal`.
 */
export async function call<Name extends string, Input, Output>(
  contract: CallName<Name, Input, Output>,
  input: Input,
  patienceMs: number = PATIENCE_MS,
): Promise<Output> {
  for (const wait of BUSY_WAITS_MS) {
    try {
      return await send(contract, input, patienceMs);
    } catch (error) {
      if (!asRefusal(error).is('busy')) throw error;
    }
    await new Promise((done) => setTimeout(done, wait * (1 + Math.random())));
  }
  return send(contract, input, patienceMs);
}

/** One call as the person signed in at another Firebase app. */
export const callAt = <Name extends string, Input, Output>(
  app: FirebaseApp,
  contract: CallName<Name, Input, Output>,
  input: Input,
): Promise<Output> => send(contract, input, PATIENCE_MS, () => loadFunctions(app));

async function functionsOfSite() {
  // Before Auth is ready the SDK would send the call without a token.
  if (rememberedPerson()) await tokenInForce();
  warmCalls();
  return loaded ?? loadFunctions();
}

async function send<Name extends string, Input, Output>(
  contract: CallName<Name, Input, Output>,
  input: Input,
  patienceMs: number,
  load = functionsOfSite,
): Promise<Output> {
  if (!(await isPossibleNow('send a request'))) throw new Refusal('offline');
  try {
    const { functions, httpsCallable } = await load();
    const callable = httpsCallable<Input, Output>(functions, contract.address, {
      timeout: patienceMs,
    });
    return (await asQuestion(() => callable(input), isAnswer)).data;
  } catch (error) {
    throw refusalOf(error, isPossible('send a request'));
  }
}

/** The SDK's codes for a missing answer, or one not from a function. */
const NO_ANSWER = new Set(['internal', 'unavailable', 'deadline-exceeded', 'unknown', 'cancelled']);

const hasNoAnswer = (error: unknown) => NO_ANSWER.has(errorCode(error).replace('functions/', ''));

function isAnswer(error: unknown): boolean {
  if (!errorCode(error).startsWith('functions/')) return false;
  return detailsOf(error) !== undefined || !hasNoAnswer(error);
}

function detailsOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'details' in error
    ? error.details
    : undefined;
}

/** Turns every error into a refusal. The server's refusals are the error's details `{ code, details }`. */
export function refusalOf(error: unknown, online: boolean): Refusal {
  if (error instanceof Refusal) return error as Refusal;
  const sent = detailsOf(error);
  if (typeof sent === 'object' && sent !== null && 'code' in sent)
    return refusalFromWire(sent.code, 'details' in sent ? sent.details : undefined);
  switch (errorCode(error)) {
    case 'functions/deadline-exceeded':
      return new Refusal('timeout');
    case 'auth/network-request-failed':
      return new Refusal('offline');
    case 'functions/unauthenticated':
      return new Refusal('signed-out');
    case 'functions/permission-denied':
      return new Refusal('forbidden');
    case 'functions/resource-exhausted':
      return new Refusal('rate-limited', { retryAfterSeconds: 60 });
    default:
      if (online) return new Refusal('internal');
      // The server may have received the call before the connection went.
      return new Refusal(hasNoAnswer(error) ? 'timeout' : 'offline');
  }
}
