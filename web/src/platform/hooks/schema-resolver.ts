/** Checks a form by the schema of its call: browser and server use the same rules (`domain/src/calls`). */
import { yupResolver } from '@hookform/resolvers/yup';
import { asRead } from '@tulia/domain/calls/as-read';
import { reasonOf } from '@tulia/domain/calls/reason';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { AnyObjectSchema, Schema } from 'yup';

/**
 * A schema or its loader: a page's first files hold no yup. Null leaves the check to the server; a failed fetch gives
 * the form the problem `NOT_CHECKED`.
 */
export type SchemaSource<Input> = Schema<Input> | (() => Promise<Schema<Input> | null>);

export interface SchemaMapping<Values> {
  /** makes the checked and sent input from the form's values; by default the values themselves */
  inputOf?: ((values: Values) => unknown) | undefined;
  /** the form's field of a path of the input (`guardianName` for `guardian.name`); by default the same name */
  fieldOf?: ((path: string) => string) | undefined;
  /** more reason codes by field, used where the schema finds nothing */
  alsoCheck?: ((values: Values) => Readonly<Record<string, string>>) | undefined;
}

/** The form's problem when the schema could not be fetched. */
export const NOT_CHECKED = 'root.notChecked';

export function reasonsIn(errors: object, above = ''): [path: string, reason: string][] {
  return Object.entries(errors).flatMap(([key, found]: [string, unknown]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (typeof found !== 'object' || found === null) return [];
    const { type, message } = found as { type?: unknown; message?: unknown };
    return typeof type === 'string' && typeof message === 'string'
      ? [[path, reasonOf({ type, message })]]
      : reasonsIn(found, path);
  });
}

/**
 * A resolver of react-hook-form. Errors carry reason codes, which become sentences when drawn, in the page's
 * language. Its result is the input, ready to be sent.
 */
export function schemaResolver<Values extends FieldValues, Input>(
  source: SchemaSource<Input>,
  { inputOf, fieldOf = (path) => path, alsoCheck }: SchemaMapping<Values> = {},
): Resolver<Values, unknown, Input> {
  return async (values, context, options) => {
    const errors = {};
    const schema = typeof source === 'function' ? await source().catch(() => undefined) : source;
    const input = inputOf === undefined ? values : inputOf(values);
    if (schema === null) return { values: input as Input, errors: {} };
    if (schema === undefined) {
      set(errors, NOT_CHECKED, { type: 'notChecked', message: 'not-checked' });
      return { values: {}, errors: errors as FieldErrors<Values> };
    }
    const check = yupResolver(
      schema as unknown as AnyObjectSchema,
      { strict: true },
      { mode: 'sync' },
    );
    const found = await check(asRead(schema, input), context, options as never);
    const byContract = reasonsIn(found.errors).map(([path, reason]) => [fieldOf(path), reason]);
    for (const [field = '', message] of [
      ...byContract,
      ...Object.entries(alsoCheck?.(values) ?? {}),
    ])
      // Keep the first reason of a field.
      if (reasonAt(errors, field) === undefined) set(errors, field, { type: 'contract', message });
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values: found.values as Input, errors: {} };
  };
}

export function reasonAt(errors: object, field: string): string | undefined {
  const found = field
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null
          ? (inside as Record<string, unknown>)[key]
          : undefined,
      errors,
    );
  const message = (found as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
