/**
 * What a call is: its name, the callers it is open to, its refusals, the schema of its input, and the shape of its
 * answer. Web and functions both import the contract, so neither can drift. Schemas are strict and refuse unknown
 * fields (mass assignment, threats row 2).
 */
import * as yup from 'yup';
import type { Permission } from '../person/permission';
import { Refusal, type RefusalCode } from '../refusal';
import { asRead } from './as-read';
import { reasonOf } from './reason';

/**
 * An endpoint is one function of the platform for the calls of one group of callers, which keep it warm (decision
 * 061).
 */
export type EndpointName =
  /** what a page tells by itself, naming no person */
  | 'reports'
  /** visitors and clients: booking, and what is their own */
  | 'client'
  /** receptionists and therapists: sessions, notes, time, mails */
  | 'desk'
  /** STK pushes, links to pay, the ledger, receipts; of clients and of staff */
  | 'money'
  /** admins: the practice, its staff, its pages, its health */
  | 'office'
  /** what may take minutes */
  | 'upkeep';

/** What a caller needs to know of a call: its name, and the types of its input and answer. */
export interface CallName<
  Name extends string,
  Input,
  Output,
  Endpoint extends EndpointName = EndpointName,
> {
  name: Name;
  /** where it is asked for, below the address of the functions */
  address: `${Endpoint}/${Name}`;
  /** whether the input has a `requestId`, made by the caller once per action and kept over retries */
  takesRequestId: boolean;
  /** carry the types only */
  readonly takes?: Input;
  readonly output?: Output;
}

/** Who may ask for a call: staff with a permission, an account of any kind, or visitors too. */
export type MayCall = Permission | 'signed-in' | 'anybody';

/**
 * Refusals that any call may meet, so that contracts do not name them: of the entrance, of rate limits, of the browser.
 */
export const COMMON_REFUSALS = [
  'invalid-input',
  'signed-out',
  'forbidden',
  'recent-login-required',
  'password-change-required',
  'rate-limited',
  'busy',
  'offline',
  'timeout',
  'internal',
] as const satisfies readonly RefusalCode[];
/** A refusal of the call's own work. */
export type OwnRefusal = Exclude<RefusalCode, (typeof COMMON_REFUSALS)[number]>;

export interface CallContract<
  Name extends string,
  Input,
  Output,
  May extends MayCall = MayCall,
  Endpoint extends EndpointName = EndpointName,
> extends CallName<Name, Input, Output, Endpoint> {
  /** checked by the server first; whether it holds for this booking is checked by the call itself */
  may: May;
  /** all refusals of the call's own work */
  refusals: readonly OwnRefusal[];
  input: yup.Schema<Input>;
}

export type InputOf<C> = C extends CallName<string, infer Input, unknown> ? Input : never;
/** The input as a form knows it: without the request id, which the action adds when it is sent. */
export type BodyOf<Input> = Input extends { requestId: string } ? Omit<Input, 'requestId'> : Input;
export type OutputOf<C> = C extends CallName<string, unknown, infer Output> ? Output : never;

/** `defineCall<Answer>()('office', { name: 'saveThing', may: 'manage-practice', refusals: [], input: { … } })` */
export const defineCall =
  <Output>() =>
  <
    Endpoint extends EndpointName,
    Name extends string,
    May extends MayCall,
    Shape extends yup.ObjectShape,
  >(
    endpoint: Endpoint,
    {
      name,
      may,
      refusals = [],
      input: shape,
    }: { name: Name; may: May; refusals?: readonly OwnRefusal[]; input: Shape },
  ) => {
    const input = yup.object(shape).noUnknown().strict().required();
    const takesRequestId = 'requestId' in shape;
    const address = `${endpoint}/${name}`;
    return { name, address, may, refusals, input, takesRequestId } as unknown as CallContract<
      Name,
      yup.InferType<typeof input>,
      Output,
      May,
      Endpoint
    >;
  };

/** The schema of the input without its request id: what a form of this contract is checked by. */
export function bodySchema<Input>(
  contract: CallContract<string, Input, unknown>,
): yup.Schema<BodyOf<Input>> {
  const input = contract.input as unknown as yup.AnyObjectSchema;
  const body: unknown = contract.takesRequestId ? input.omit(['requestId']) : input;
  return body as yup.Schema<BodyOf<Input>>;
}

/** Whether the contract lets its call refuse with this code. */
export const mayRefuse = (
  { refusals }: { refusals: readonly RefusalCode[] },
  code: RefusalCode,
): boolean => [...COMMON_REFUSALS, ...refusals].includes(code);

/**
 * The input as the contract's type, as its fields read it (`as-read.ts`).
 * @throws Refusal `invalid-input` with a reason code per field, in the order of the schema.
 */
export function parseInput<Input>(contract: { input: yup.Schema<Input> }, data: unknown): Input {
  try {
    return contract.input.validateSync(asRead(contract.input, data), {
      abortEarly: false,
      strict: true,
    });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new Refusal('invalid-input', { fields: fieldReasons(error) });
  }
}

/** The first reason of every field of a validation error, in the order of the schema. */
export function fieldReasons(error: yup.ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const each of error.inner.length > 0 ? error.inner : [error]) {
    const path = each.path ?? '';
    fields[path] ??= reasonOf(each);
  }
  return fields;
}
