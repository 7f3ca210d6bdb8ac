/** Checks a form by the schema of the call, so that browser and server use the same rules (`domain/src/calls`). */
import { yupResolver } from '@hookform/resolvers/yup';
import { asRead } from '@tulia/domain/calls/as-read';
import { reasonOf } from '@tulia/domain/calls/reason';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { AnyObjectSchema, Schema } from 'yup';

/**
 * A schema, or the way to fetch it: yup and the contracts are no part of a page's first files. Null leaves the check to
 * the server; a fetch that fails is a problem of the form, `NOT_CHECKED`.
 */
export type SchemaSource<Input> = Schema<Input> | (() => Promise<Schema<Input> | null>);

export interface SchemaMapping<Values> {
  /** makes the input that is checked and sent from the form's values; without it the values as they are */
  inputOf?: ((values: Values) => unknown) | undefined;
  /**
   * where a path of the input stands in the form, such as `guardianName` for `guardian.name`; else under the same
   * name
   */
  fieldOf?: ((path: string) => string) | undefined;
  /** what else the domain says of the values, reason codes by field; it counts where the schema finds nothing */
  alsoCheck?: ((values: Values) => Readonly<Record<string, string>>) | undefined;
}

/** The name under which a form's problem stands that the schema could not be fetched. */
export const NOT_CHECKED = 'root.notChecked';

/** The reason of every field of nested errors, in their order. */
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
 * A resolver of react-hook-form. The message of each error is a reason code, which the screen puts into words when it
 * draws, so that it follows the language. What the form hands on once it is right is the input, ready to be sent.
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
      // The first reason of a field stands; `set` would write over it.
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
