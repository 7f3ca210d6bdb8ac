import { describe, expect, it } from 'vitest';
import { isRefusalCode, Refusal, REFUSAL_CODES, refusalFromWire } from './refusal';

it('a refusal is an error with its code as message, and without its details', () => {
  const refusal = new Refusal('version-conflict', { version: 3, status: 'Amina' });
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal.name).toBe('Refusal');
  expect(refusal.message).toBe('version-conflict');
  expect(String(refusal)).not.toContain('Amina');
});

it('a refusal has empty details when its code has none', () => {
  expect(new Refusal('forbidden').details).toEqual({});
});

it('`is` narrows a refusal to one code', () => {
  const refusal: Refusal = new Refusal('too-many-pending', { limit: 2 });
  expect(refusal.is('forbidden')).toBe(false);
  expect(refusal.is('too-many-pending') && refusal.details.limit).toBe(2);
});

it('the list has every code once', () => {
  expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
  expect(REFUSAL_CODES.every(isRefusalCode)).toBe(true);
  expect([undefined, null, '', 'toString', '__proto__', 7].some(isRefusalCode)).toBe(false);
});

describe('over the wire', () => {
  it.each(REFUSAL_CODES)('%s comes back as itself', (code) => {
    const refusal = refusalFromWire(code, { freeTimes: [], version: 4 });
    expect(refusal.code).toBe(code);
    expect(refusal.details).toEqual({ freeTimes: [], version: 4 });
  });

  it.each([undefined, null, 'functions/internal', 7, {}])(
    'the unknown code %j becomes internal',
    (code) => {
      expect(refusalFromWire(code, { secret: 'x' }).code).toBe('internal');
      expect(refusalFromWire(code, { secret: 'x' }).details).toEqual({});
    },
  );

  it.each([undefined, null, 'text', 7])('the details %j become empty', (details) => {
    expect(refusalFromWire('slot-taken', details).details).toEqual({});
  });

  it('the details never change a prototype', () => {
    refusalFromWire('slot-taken', JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(
      (new Refusal('slot-taken', { freeTimes: [] }) as unknown as { polluted?: true }).polluted,
    ).toBeUndefined();
  });
});
