import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseReferenceNumber,
  REFERENCE_BYTES,
  REFERENCE_PATTERN,
  referenceNumber,
} from './reference-number';

const bytes = fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES });

it('a reference is Crockford’s base 32 of its 80 bits', () => {
  expect(referenceNumber(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(referenceNumber(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(referenceNumber(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1))).toBe('0000-0000-0000-0001');
  expect(referenceNumber(Uint8Array.of(8, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBe('1000-0000-0000-0000');
});

it('a reference is made of ten bytes and no other number', () => {
  expect(() => referenceNumber(new Uint8Array(9))).toThrow('10 random bytes');
  expect(() => referenceNumber(new Uint8Array(11))).toThrow(RangeError);
});

it('a reference keeps every bit and has the stored shape', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const reference = referenceNumber(random);
      expect(reference).toMatch(REFERENCE_PATTERN);
      const bits = Array.from(reference.replaceAll('-', '')).reduce(
        (sum, symbol) => sum * 32n + BigInt('0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(symbol)),
        0n,
      );
      expect(bits).toBe(random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n));
      expect(parseReferenceNumber(reference)).toBe(reference);
    }),
  );
});

describe('a typed reference', () => {
  it.each([
    [['7qf2-m0xc-9ktr-4b1v', '7QF2M0XC9KTR4B1V', ' 7QF2 M0XC 9KTR 4B1V ']],
    [['7QF2-MOXC-9KTR-4BIV', '7qf2-moxc-9ktr-4blv', '7QF2--M0XC-9KTR-4B1V\n']],
    [['７ＱＦ２-M0XC-9KTR-4B1V', '7QF2–M0XC−9KTR‑4B1V.', '#7QF2-M0XC-9K\u00adTR-4B1V\u200b']],
  ])('%j is read as it was meant', (all) => {
    expect(all.map(parseReferenceNumber)).toEqual(all.map(() => '7QF2-M0XC-9KTR-4B1V'));
  });

  const short = '7QF2-M0XC-9KTR-4B1';
  const others = ['7QF2_M0XC_9KTR_4B1V', '../../bookings/xxxxx'];
  it.each(['', short, `${short}V0`, `${short}U`, `${short}!`, ...others])(
    '%j is refused',
    (typed) => {
      expect(parseReferenceNumber(typed)).toBeNull();
    },
  );
});
