import { describe, expect, it } from 'vitest';
import { isRefusalCode, Refusal, REFUSAL_CODES, refusalFromWire } from './refusal';

it('a refusal is an error with its code as message, and without its details', () => {
  const refusal = new Refusal('version-conflict', { version: 3, status: 'Amina' });
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal.name).toBe('Refusal');
  expect(refusal.message).toBe('version-conflict');
  expect(String(refusal)).not.toContain('Amina');
});

it('`is` narrows a refusal to one code, and one without details has none', () => {
  expect(new Refusal('forbidden').details).toEqual({});
  const refusal: Refusal = new Refusal('too-many-pending', { limit: 2 });
  expect(refusal.is('forbidden')).toBe(false);
  expect(refusal.is('too-many-pending') && refusal.details.limit).toBe(2);
});

it('a refusal code is one of the list', () => {
  expect(REFUSAL_CODES.every(isRefusalCode)).toBe(true);
  expect([undefined, null, '', 'toString', '__proto__', 7].some(isRefusalCode)).toBe(false);
});

describe('over the wire', () => {
  it('every code comes back as itself, with its details', () => {
    const details = { freeTimes: [], version: 4 };
    for (const code of REFUSAL_CODES)
      expect(refusalFromWire(code, details)).toMatchObject({ code, details });
  });

  it.each([undefined, null, 'functions/internal', 7, {}])(
    'the unknown code %j becomes internal, without details',
    (code) => {
      const { code: read, details } = refusalFromWire(code, { secret: 'x' });
      expect([read, details]).toEqual(['internal', {}]);
    },
  );

  it.each([undefined, null, 'text', 7])('the details %j become empty', (details) => {
    expect(refusalFromWire('slot-taken', details).details).toEqual({});
  });

  it('the details never change a prototype', () => {
    refusalFromWire('slot-taken', JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
