/**
 * What a callable is: its name, the schema of its input, and the shape of its answer. Web and functions both import the
 * contract, so neither can drift. Schemas are strict and refuse unknown fields (mass assignment, threats row 2).
 */
import * as yup from 'yup';
import { Refusal } from '../refusal';

export interface CallContract<Name extends string, Input, Output> {
  name: Name;
  input: yup.Schema<Input>;
  /** carries the type of the answer only */
  readonly output?: Output;
}

export type InputOf<C> = C extends CallContract<string, infer Input, unknown> ? Input : never;
export type OutputOf<C> = C extends CallContract<string, unknown, infer Output> ? Output : never;

/** `defineCall<Answer>()('name', { field: schema })` */
export const defineCall =
  <Output>() =>
  <Name extends string, Shape extends yup.ObjectShape>(name: Name, shape: Shape) => {
    const input = yup.object(shape).noUnknown().strict().required();
    return { name, input } as unknown as CallContract<Name, yup.InferType<typeof input>, Output>;
  };

/**
 * The input as the contract's type.
 * @throws Refusal `invalid-input` with a reason code per field, in the order of the schema.
 */
export function parseInput<Input>(contract: { input: yup.Schema<Input> }, data: unknown): Input {
  try {
    return contract.input.validateSync(data, { abortEarly: false, strict: true });
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

function reasonOf(error: yup.ValidationError): string {
  return /^[a-z]+(-[a-z0-9]+)*$/.test(error.message) ? error.message : (error.type ?? 'invalid');
}
