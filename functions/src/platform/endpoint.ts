/** Declares functions to the platform. The first request loads its work: a cold start skips the modules of others. */
import { createRequire } from 'node:module';
import { HttpsError, onCall, onRequest } from 'firebase-functions/v2/https';
import type { CallableOptions, HttpsOptions } from 'firebase-functions/v2/https';
import type * as contracts from '@tulia/domain/calls/all';
import type { EndpointName } from '@tulia/domain/calls/call';
import { SCHEDULES, type JobName } from '@tulia/domain/practice/jobs';
import { systemClock, type Clock } from './clock';
import type { Callable } from './callable';
import { REGION, SERVICE_ACCOUNT, appCheckMode } from './params';

/** One instance is enough: it answers many requests at once. */
const SMALL = {
  region: REGION,
  serviceAccount: SERVICE_ACCOUNT,
  maxInstances: 1,
  memory: '256MiB',
} as const;

type Contract = (typeof contracts)[keyof typeof contracts];
/** The calls of this endpoint, by their contracts. */
type CallsOf<Endpoint extends EndpointName> = Record<
  Extract<Contract, { address: `${Endpoint}/${string}` }>['name'],
  Callable
>;

/**
 * One function for a group of calls; the path names the call.
 * @param load loads the module that exports the endpoint's calls by their names
 */
export function endpoint<Endpoint extends EndpointName>(
  load: () => Promise<CallsOf<Endpoint>>,
  options: CallableOptions = {},
) {
  return onCall<unknown, Promise<unknown>>(
    { ...SMALL, timeoutSeconds: 60, enforceAppCheck: appCheckMode() === 'on', ...options },
    async (request) => {
      const name = request.rawRequest.path.slice(1);
      const calls: Readonly<Record<string, Callable>> = await load();
      const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (call === undefined) throw new HttpsError('not-found', 'There is no such call.');
      return call.answer(request);
    },
  );
}

export interface Heard {
  method: string;
  /** after the function's own name */
  path: string;
  /** empty when there is no such header */
  header: (name: string) => string;
  /** the body as it was sent */
  raw: string;
  body: unknown;
}

/** `body` is sent as JSON, `text` as it is. */
export interface Said {
  status: number;
  body?: object;
  text?: string;
  headers?: Record<string, string>;
}

/** A function that other services call. */
export function webhook(
  load: () => Promise<(request: Heard) => Promise<Said>>,
  options: HttpsOptions = {},
) {
  return onRequest(
    { ...SMALL, timeoutSeconds: 30, maxInstances: 2, ...options },
    async (request, response) => {
      const { method, path } = request;
      const work = await load();
      const header = (name: string) => request.get(name) ?? '';
      const raw = (request.rawBody as Buffer | undefined)?.toString('utf8') ?? '';
      const answer = await work({ method, path, header, raw, body: request.body as unknown });
      response.status(answer.status).set(answer.headers ?? {});
      if (answer.text !== undefined) response.send(answer.text);
      else if (answer.body === undefined) response.end();
      else response.json(answer.body);
    },
  );
}

/** Only the deployment's Cloud Scheduler entries may call a job (decision 026), and only one run at a time. */
const JOB = { invoker: 'private', memory: '512MiB', cpu: 0.5, concurrency: 1 } as const;

/** A scheduled job. @param name the name of its export */
export function job(
  name: JobName,
  load: () => Promise<(clock: Clock) => Promise<unknown>>,
  options: HttpsOptions = {},
) {
  const { timeoutSeconds } = SCHEDULES[name];
  return onRequest({ ...SMALL, ...JOB, timeoutSeconds, ...options }, async (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).end();
      return;
    }
    const [{ recorded }, run] = await Promise.all([import('./job-runs'), load()]);
    const clock = jobClock(request.get('X-CloudScheduler-ScheduleTime') ?? '');
    // `recorded` has logged the error.
    const status = await recorded(name, clock, run).then(
      () => 204,
      () => 500,
    );
    response.status(status).end();
  });
}

/** Real time; in the local environment the time of the request, so that a test can run tomorrow's job. */
function jobClock(scheduleTime: string): Clock {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return systemClock;
  const ordered = Date.parse(scheduleTime);
  return Number.isNaN(ordered) ? systemClock : { now: () => ordered };
}

type TriggerSdk = typeof import('firebase-functions/v2/firestore');

/**
 * A function called by changes of documents. Its part of the SDK loads the whole Firestore client, so instances of
 * other functions (`FUNCTION_TARGET` names theirs) skip it. `require` loads it, because exports must exist at once.
 * @param name the name of its export
 */
export function documentTrigger<Trigger>(
  name: string,
  define: (sdk: TriggerSdk) => Trigger,
): Trigger | undefined {
  const target = process.env['FUNCTION_TARGET'] ?? '';
  if (target !== '' && target !== name) return undefined;
  return define(createRequire(import.meta.url)('firebase-functions/v2/firestore') as TriggerSdk);
}
