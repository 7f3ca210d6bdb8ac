/** The contract of a call, for web and functions. Schemas refuse unknown fields (mass assignment, threats row 2). */
import * as yup from 'yup';
import type { Permission } from '../person/permission';
import { Refusal, type RefusalCode } from '../refusal';
import { asRead } from './as-read';
import { reasonOf } from './reason';

/** One deployed function for all calls of a group of callers, who keep it warm (decision 061). */
export type EndpointName =
  /** what a page reports by itself, without naming a person */
  | 'reports'
  /** of visitors and clients */
  | 'client'
  /** of receptionists and therapists */
  | 'desk'
  /** of clients and staff, about money */
  | 'money'
  /** of admins */
  | 'office'
  /** calls that may take minutes */
  | 'upkeep';

/** What a caller knows of a call. */
export interface CallName<
  Name extends string,
  Input,
  Output,
  Endpoint extends EndpointName = EndpointName,
> {
  name: Name;
  /** path below the address of the functions */
  address: `${Endpoint}/${Name}`;
  /** the caller makes the `requestId` once for each action; retries send the same one */
  takesRequestId: boolean;
  /** for the types only; never set */
  readonly takes?: Input;
  readonly output?: Output;
}

export type MayCall = Permission | 'signed-in' | 'anybody';

/** Refusals of every call, which contracts do not name: of sign-in, rate limits and the browser. */
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
export type OwnRefusal = Exclude<RefusalCode, (typeof COMMON_REFUSALS)[number]>;

export interface CallContract<
  Name extends string,
  Input,
  Output,
  May extends MayCall = MayCall,
  Endpoint extends EndpointName = EndpointName,
> extends CallName<Name, Input, Output, Endpoint> {
  /** the server checks this first; the call itself checks whether it holds for this booking */
  may: May;
  refusals: readonly OwnRefusal[];
  input: yup.Schema<Input>;
}

export type InputOf<C> = C extends CallName<string, infer Input, unknown> ? Input : never;
/** The input without the request id, which the form's action adds. */
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

/** The schema that checks a form: the input without its request id. */
export function bodySchema<Input>(
  contract: CallContract<string, Input, unknown>,
): yup.Schema<BodyOf<Input>> {
  const input = contract.input as unknown as yup.AnyObjectSchema;
  const body: unknown = contract.takesRequestId ? input.omit(['requestId']) : input;
  return body as yup.Schema<BodyOf<Input>>;
}

export const mayRefuse = (
  { refusals }: { refusals: readonly RefusalCode[] },
  code: RefusalCode,
): boolean => [...COMMON_REFUSALS, ...refusals].includes(code);

/**
 * Transforms (`as-read.ts`) and checks the input.
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

/** The first reason of each field, in the order of the schema. */
export function fieldReasons(error: yup.ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const each of error.inner.length > 0 ? error.inner : [error]) {
    const path = each.path ?? '';
    fields[path] ??= reasonOf(each);
  }
  return fields;
}
