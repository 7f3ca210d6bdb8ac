/** Every call, against ten thousand bodies that begin as a plausible one and are then spoiled somewhere. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type * as yup from 'yup';
import { Refusal } from '../refusal';
import { CONTRACTS } from '../testing/contracts';
import { runs } from '../testing/runs';
import { asRead } from './as-read';
import { parseInput } from './call';
/** Texts that people and attackers type, and that the fields' patterns like. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    ...['2026-11-24', '10:00', '24:00', 'Africa/Nairobi', 'amina@example.com', '+254 700 000 011'],
    ...['individual-therapy', 'virtual', 'adult', 'adolescent', 'general', 'en', 'admin', 'other'],
    ...['7QF2-M0XC-9KTR-4B1V', 'a-request-id-of-20-xy', '1', 'Amina', '2026-02-30', ''],
    ...['a@b.example\r\nBcc: c@d.example', '<script>alert(1)</script>', '=cmd|x', '../../etc'],
    ...['__proto__', 'constructor', '\u202Egnp.exe', '\u0000', '\ud800', 'x'.repeat(2001)],
  ),
);
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, [], {}, Number.NaN, 1, 2, 1e308, -0),
);

/** A body shaped as the schema is described, each leaf of any content. */
function like(description: yup.SchemaFieldDescription): fc.Arbitrary<unknown> {
  if ('fields' in description && description.type === 'object') {
    const fields = Object.entries(description.fields).map(([key, field]) => [key, like(field)]);
    const whole = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
    return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: scalar });
  }
  if ('innerType' in description && !Array.isArray(description.innerType)) {
    return description.innerType === undefined
      ? fc.array(scalar)
      : fc.array(like(description.innerType), { maxLength: 5 });
  }
  const one: unknown[] = 'oneOf' in description ? description.oneOf : [];
  const wanted = one.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...one) }] : [];
  return fc.oneof({ weight: 6, arbitrary: text }, { weight: 2, arbitrary: scalar }, ...wanted);
}

const extra = fc.option(
  fc.dictionary(fc.constantFrom('role', 'uid', 'status', 'price', '__proto__'), scalar),
  { nil: {}, freq: 4 },
);
const body = fc.constantFrom(...CONTRACTS).chain((contract) =>
  fc.tuple(like(contract.input.describe()), extra).map(([shaped, more]) => ({
    contract,
    data:
      typeof shaped === 'object' && shaped !== null && !Array.isArray(shaped)
        ? { ...shaped, ...more }
        : shaped,
  })),
);

/** Every text within a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

it('random bodies are taken as they are read, or refused field by field, and nothing else', () => {
  const counted = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(body, ({ contract, data }) => {
      try {
        const read = parseInput(contract, data);
        expect(parseInput(contract, read)).toStrictEqual(read);
        expect(read).toStrictEqual(asRead(contract.input, data));
      } catch (error) {
        if (!(error instanceof Refusal) || !error.is('invalid-input')) throw error;
        counted.refused += 1;
        for (const reason of Object.values(error.details.fields)) {
          // A reason is a word of ours: what was sent is never echoed.
          expect(reason).toMatch(/^[A-Za-z]+(-[a-z0-9]+)*$/);
        }
        return;
      }
      counted.taken += 1;
      const allowed = Object.keys((contract.input.describe() as { fields?: object }).fields ?? {});
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(data as object)));
      for (const each of textsOf(asRead(contract.input, data))) {
        expect(each.length).toBeLessThanOrEqual(2000);
        // eslint-disable-next-line no-control-regex -- control characters are what is looked for
        expect(each).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
      }
    }),
    { seed: 20_261_122, numRuns: runs(10_000) },
  );
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  expect(counted.taken).toBeGreaterThan(runs(10_000) / 200);
  expect(counted.refused).toBeGreaterThan(runs(10_000) / 2);
}, 60_000);
