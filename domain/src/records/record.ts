/**
 * How a document type is defined once for functions, web, seeds and tests. Neither Firebase SDK is imported: both accept
 * `Date` for a Timestamp when writing and answer with objects that know `toMillis()` when reading.
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

/**
 * Defines a document type. `defaults` fill fields that an older document lacks, so a record read is always whole.
 */
export function defineRecord<T extends object>(definition: {
  collection: string;
  instants?: readonly (keyof T & string)[];
  defaults?: Partial<T>;
}): RecordType<T> {
  const instants = definition.instants ?? [];
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
    fromStored: (data) => ({ ...definition.defaults, ...(readDeep(data) as object) }) as T,
  };
}
