/** Needs no Firebase SDK: both SDKs write a `Date` as a Timestamp and read objects with `toMillis()`. */
export interface RecordType<T extends object> {
  collection: string;
  /** Epoch milliseconds in code, Timestamps in the database. */
  instants: readonly (keyof T & string)[];
  toStored(record: T): Record<string, unknown>;
  toStoredPart(part: Partial<T>): Record<string, unknown>;
  fromStored(data: Record<string, unknown>): T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTimestamp = (value: unknown): value is { toMillis(): number } =>
  isObject(value) && 'toMillis' in value && typeof value.toMillis === 'function';

function readDeep(value: unknown): unknown {
  if (isTimestamp(value)) return value.toMillis();
  if (Array.isArray(value)) return value.map(readDeep);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, readDeep(each)]));
}

const partsOf = (value: unknown): object => (isObject(value) ? value : {});

/** Adds missing fields from `defaults`. Only the fields in `mixed` are completed part by part. */
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

/** @param defaults fill fields that older documents lack @param mixed these fields are filled part by part */
export function defineRecord<T extends object>(
  collection: string,
  instants: readonly (keyof T & string)[] = [],
  defaults: Partial<T> = {},
  mixed?: readonly (keyof T & string)[],
): RecordType<T> {
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
    collection,
    instants,
    toStored: toStoredPart,
    toStoredPart,
    fromStored: (data) => completed(readDeep(data) as object, defaults, mixed),
  };
}
