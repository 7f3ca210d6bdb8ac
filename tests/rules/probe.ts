/** What a field takes and what it does not, at both sides of every limit. */
import type { Fields } from './wire/stored-value';

export interface Probe {
  accepted: readonly unknown[];
  refused: readonly unknown[];
  optional?: boolean;
}

const symbols = (count: number) => 'x'.repeat(count);
const notText = [7, true, null, ['x']];

export const text = (least: number, longest: number): Probe => ({
  accepted: [symbols(least), symbols(longest)],
  refused: [...(least > 0 ? [symbols(least - 1)] : []), symbols(longest + 1), ...notText],
});

/** Text of a single line. */
export const line = (least: number, longest: number): Probe => {
  const { accepted, refused } = text(least, longest);
  return { accepted, refused: [...refused, 'x\nx', 'x\rx', 'x\u0000x'] };
};

/** A name: a line without marks that turn the text around them; one that is asked for has a letter or a digit. */
export const personName = (least: number, longest: number): Probe => {
  const { accepted, refused } = line(least, longest);
  const marks = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];
  // The neighbours of those marks are signs like any other.
  const besides = ['\u061b', '\u200d', '\u2010', '\u202f', '\u2065', '\u2070'];
  const unseen = least > 0 ? [' ', '\u200b\u2060', '\u3164\uffa0\u115f\u1160', '…'] : [];
  return {
    accepted: [...accepted, 'Ōtiẽno wa Mwangi 2', 'آمنة', ...besides.map((each) => `A${each}B`)],
    refused: [...refused, ...marks.map((mark) => `A${mark}B`), ...unseen],
  };
};

export const optional = (probe: Probe): Probe => ({ ...probe, optional: true });

export const oneOf = (choices: readonly string[]): Probe => ({
  accepted: choices,
  refused: ['extra', '', ...notText],
});

export const like = (accepted: readonly unknown[], refused: readonly unknown[]): Probe => ({
  accepted,
  refused: [...refused, ...notText],
});

const MISSING = Symbol('missing');

/** The record with the value at a dotted path replaced, or taken away. */
function withValue(record: Fields, dotted: string, value: unknown): Fields {
  const [key = '', ...rest] = dotted.split('.');
  const copy = { ...record };
  if (rest.length > 0) copy[key] = withValue(copy[key] as Fields, rest.join('.'), value);
  else if (value === MISSING) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy;
}

export interface Variant {
  name: string;
  data: Fields;
  expected: 'allow' | 'deny';
}

/** `base` with each field in turn brought to each of its values, taken away, and every map given a field too many. */
export function variants(
  base: Fields,
  probes: Readonly<Record<string, Probe>>,
  maps: readonly string[],
): Variant[] {
  const say = (value: unknown) => {
    const shown = typeof value === 'symbol' ? 'server time' : JSON.stringify(value);
    return shown.length > 40 ? `${shown.slice(0, 20)}… (${String(shown.length - 2)})` : shown;
  };
  return [
    ...Object.entries(probes).flatMap(([field, { accepted, refused, optional: may }]) => [
      ...accepted.map((value) => ({
        name: `${field} ${say(value)}`,
        data: withValue(base, field, value),
        expected: 'allow' as const,
      })),
      ...refused.map((value) => ({
        name: `${field} ${say(value)}`,
        data: withValue(base, field, value),
        expected: 'deny' as const,
      })),
      {
        name: `${field} missing`,
        data: withValue(base, field, MISSING),
        expected: may === true ? ('allow' as const) : ('deny' as const),
      },
    ]),
    ...maps.map((map) => ({
      name: `${map === '' ? 'a field' : map} too many`,
      data: withValue(base, map === '' ? 'extra' : `${map}.extra`, 'x'),
      expected: 'deny' as const,
    })),
  ];
}
