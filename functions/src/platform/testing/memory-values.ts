/** Stores, changes, compares and orders values as Firestore does, for the memory database. */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

export type Data = Record<string, unknown>;

export const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
export const isDeletion = (value: unknown) =>
  value instanceof FieldValue && value.isEqual(FieldValue.delete());

/** A copy of a value as Firestore returns it: instants as timestamps, without undefined. */
export function stored(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(stored);
  if (!isMap(value)) return value;
  const known = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(known.map(([key, each]) => [key, stored(each)]));
}

/** Throws on values that Firestore refuses. @param within the value's container */
export function check(value: unknown, within?: 'list' | 'map'): void {
  if (Array.isArray(value)) {
    if (within === 'list') throw new Error('a list in a list');
    for (const each of value as unknown[]) check(each, 'list');
  } else if (isMap(value)) {
    for (const each of Object.values(value)) check(each, 'map');
  } else if (value instanceof FieldValue) {
    if (within === 'list') throw new Error('a transformation in a list');
  } else if (typeof value === 'function' || (value !== undefined && kindOf(stored(value)) === -1)) {
    throw new Error(`Firestore keeps no such value: a ${typeof value}`);
  }
}

export function checkNew(value: unknown): void {
  if (isDeletion(value)) throw new Error('a deletion where there is nothing to delete');
  if (isMap(value)) Object.values(value).forEach(checkNew);
}

/** The rank of a value's type in Firestore's order; -1 for a value that Firestore refuses. */
function kindOf(value: unknown): number {
  if (value === null) return 0;
  if (value instanceof Timestamp) return 3;
  if (Array.isArray(value)) return 5;
  if (isMap(value)) return 6;
  return { boolean: 1, number: 2, string: 4 }[typeof value as string] ?? -1;
}

/** Compares in Firestore's order: negative when `one` comes first. */
export function compare(one: unknown, other: unknown): number {
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return kind - kindOf(other);
  if (typeof one === 'string')
    return Buffer.compare(Buffer.from(one), Buffer.from(other as string));
  if (one instanceof Timestamp) {
    const { seconds, nanoseconds } = other as Timestamp;
    return one.seconds - seconds || one.nanoseconds - nanoseconds;
  }
  if (Array.isArray(one) || isMap(one))
    throw new Error('a comparison of lists or maps, which the memory does not know');
  return Number(one) - Number(other);
}

const isSame = (one: unknown, other: unknown) => compare(stored(one), stored(other)) === 0;
const has = (list: unknown[], value: unknown) => list.some((each) => isSame(each, value));

/** The field after a write of `value`; undefined when the write removes it. */
function written(before: unknown, value: unknown): unknown {
  if (isMap(value)) {
    const made: Data = {};
    merge(made, value);
    return made;
  }
  if (!(value instanceof FieldValue)) return stored(value);
  if (isDeletion(value)) return undefined;
  const { operand, elements } = value as { operand?: number; elements?: unknown[] };
  if (operand !== undefined) return (typeof before === 'number' ? before : 0) + operand;
  if (elements === undefined) throw new Error('a transformation that the memory does not know');
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  if (value.isEqual(FieldValue.arrayRemove(...elements)))
    return list.filter((each) => !has(elements, each));
  const grown = [...list];
  for (const each of elements) if (!has(grown, each)) grown.push(stored(each));
  return grown;
}

export function put(data: Data, path: readonly string[], value: unknown): void {
  const [name = '', ...within] = path;
  if (within.length > 0) {
    if (!isMap(data[name]) && isDeletion(value)) return;
    const inner = isMap(data[name]) ? data[name] : {};
    data[name] = inner;
    put(inner, within, value);
    return;
  }
  const after = written(data[name], value);
  if (after === undefined) Reflect.deleteProperty(data, name);
  else data[name] = after;
}

/** As `set` with `merge`: merges maps field by field, and replaces anything else. */
export function merge(data: Data, part: Data): void {
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) continue;
    if (!isMap(value) || Object.keys(value).length === 0) {
      put(data, [key], value);
      continue;
    }
    const inner = isMap(data[key]) ? data[key] : {};
    data[key] = inner;
    merge(inner, value);
  }
}

export const partOf = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (isMap(part) ? part[name] : undefined), data);

export function onlyFields(
  data: Data | undefined,
  fields: readonly string[] | undefined,
): Data | undefined {
  if (data === undefined || fields === undefined) return data;
  const part: Data = {};
  for (const field of fields) {
    const value = partOf(data, field);
    if (value !== undefined) put(part, field.split('.'), value);
  }
  return part;
}

/** Comparisons by which Firestore also orders. */
export const RANGES: Record<string, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '!=': (difference) => difference !== 0,
};

export function meets(value: unknown, operator: string, wanted: unknown): boolean {
  if (value === undefined) return false;
  if (operator === 'in') return has(wanted as unknown[], value);
  if (operator === '==') return isSame(value, wanted);
  if (operator === 'array-contains') return Array.isArray(value) && has(value, wanted);
  const isMeant = RANGES[operator];
  if (isMeant === undefined)
    throw new Error(`a comparison that the memory does not know: ${operator}`);
  const bound = stored(wanted);
  // Values of different types do not compare, and null never does.
  if (value === null || (operator !== '!=' && kindOf(value) !== kindOf(bound))) return false;
  return isMeant(compare(value, bound));
}
