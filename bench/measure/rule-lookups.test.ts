import { expect, it } from 'vitest';
import { lookupsBetween, ruleUse } from './rule-lookups';

const source = 'x && get(/databases/a/b).data.c == m.get("d", 1)';
const at = (text: string) => {
  const currentOffset = source.indexOf(text);
  return { currentOffset, endOffset: currentOffset + text.length - 1 };
};

it('counts lookups of documents, not of fields', () => {
  const lookup = {
    sourcePosition: at('get(/databases/a/b)'),
    values: [{ count: 2 }, { count: 1 }],
  };
  const field = { sourcePosition: at('get("d", 1)'), values: [{ count: 9 }] };
  const whole = { sourcePosition: at(source), values: [{ count: 3 }], children: [lookup, field] };
  expect(ruleUse({ report: [whole] }, source)).toEqual({ lookups: 3, evaluations: [3] });
  expect(ruleUse({}, source)).toEqual({ lookups: 0, evaluations: [] });
});

it('says how many a single evaluation makes', () => {
  const before = { lookups: 3, evaluations: [3, 0, 1] };
  expect(lookupsBetween(before, { lookups: 5, evaluations: [3, 2, 5] })).toBe(1);
  expect(() => lookupsBetween(before, before)).toThrow();
});
