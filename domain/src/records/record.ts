/**
 * How a document type is defined once for functions, web, seeds and tests. No Firebase SDK is imported: both accept
 * `Date` for a Timestamp when writing and return objects with `toMillis()` when reading.
 */
export interface RecordType<T extends object> {
  collection: string;
  /** Fields that hold an instant (epoch milliseconds in code, Timestamp in the database). */
  instants: readonly (keyof T & string)[];
  toStored(record: T): Record<string, unknown>;
  /** The same for a part of the record, as updates need it. */
  toStoredPart(part: Partial<T>): Record<string, unknown>;
  fromStored(data: Record<string, unknown>): T;
}

interface TimestampLike {
  toMillis(): number;
}

function isTimestamp(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function'
  );
}

function readDeep(value: unknown): unknown {
  if (isTimestamp(value)) return value.toMillis();
  if (Array.isArray(value)) return value.map(readDeep);
  if (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  )
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, readDeep(each)]));
  return value;
}

const partsOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

/**
 * `data`, with the missing fields from `defaults`. A field that is there is taken as it is; only the fields in
 * `mixed` are completed part by part.
 */
export function completed<T extends object>(
  data: object,
  defaults: Partial<T>,
  mixed: readonly (keyof T & string)[] = [],
): T {
  const parts = mixed.map((field) => [
    field,
    { ...partsOf(defaults[field]), ...partsOf((data as Partial<T>)[field]) },
  ]);
  return { ...defaults, ...data, ...(Object.fromEntries(parts) as object) } as T;
}

/**
 * Defines a document type. `defaults` fill fields that older documents lack, and `mixed` names the fields that they
 * fill part by part, so that every record that is read is complete.
 */
export function defineRecord<T extends object>(definition: {
  collection: string;
  instants?: readonly (keyof T & string)[];
  defaults?: Partial<T>;
  mixed?: readonly (keyof T & string)[];
}): RecordType<T> {
  const { instants = [], defaults = {}, mixed } = definition;
  const toStoredPart = (part: Partial<T>) =>
    Object.fromEntries(
      Object.entries(part)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [
          key,
          typeof value === 'number' && (instants as readonly string[]).includes(key)
            ? new Date(value)
            : value,
        ]),
    );
  return {
    collection: definition.collection,
    instants,
    toStored: toStoredPart,
    toStoredPart,
    fromStored: (data) => completed(readDeep(data) as object, defaults, mixed),
  };
}
