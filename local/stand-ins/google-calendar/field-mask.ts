/**
 * The parameter `fields`: what is not named stays at the service. `items(id,start),nextPageToken`, and `a/b` for a
 * field of a field. https://developers.google.com/workspace/calendar/api/guides/performance#partial
 */
import { invalid } from './google-error';

/** True takes a field whole. */
type Mask = Map<string, Mask | true>;

/** @throws GoogleError 400 for a mask that is none */
export function masked(value: object, fields: string | null): object {
  if (fields === null) return value;
  const rest = fields.match(/[\w*]+|[(),/]/g) ?? [];
  if (rest.join('') !== fields) throw invalid(`Invalid field selection ${fields}`);
  const mask = list(rest);
  if (rest.length > 0) throw invalid(`Invalid field selection ${fields}`);
  return only(value, mask) as object;
}

function list(rest: string[]): Mask {
  const mask: Mask = new Map();
  do one(rest, mask);
  while (rest[0] === ',' && rest.shift() !== undefined);
  return mask;
}

function one(rest: string[], mask: Mask): void {
  const name = rest.shift() ?? '';
  if (!/^[\w*]+$/.test(name)) throw invalid('Invalid field selection');
  if (rest[0] === '(') {
    rest.shift();
    mask.set(name, list(rest));
    if (rest.shift() !== ')') throw invalid('Invalid field selection');
  } else if (rest[0] === '/') {
    rest.shift();
    const inner: Mask = new Map();
    one(rest, inner);
    mask.set(name, inner);
  } else mask.set(name, true);
}

function only(value: unknown, mask: Mask): unknown {
  if (Array.isArray(value)) return value.map((each) => only(each, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => mask.has(name))
      .map(([name, each]) => {
        const inner = mask.get(name);
        return [name, inner instanceof Map ? only(each, inner) : (each as unknown)];
      }),
  );
}
