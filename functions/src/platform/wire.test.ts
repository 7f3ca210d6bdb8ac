import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES, Refusal, refusalFromWire } from '@tulia/domain/refusal';
import { toHttpsError } from './wire';

describe('toHttpsError', () => {
  it.each(REFUSAL_CODES)('carries %s there and back', (code) => {
    const error = toHttpsError(refusalFromWire(code, { some: 'detail' }));
    const wire = error.toJSON() as { details: { code: unknown; details: unknown } };
    expect(refusalFromWire(wire.details.code, wire.details.details)).toMatchObject({
      code,
      details: { some: 'detail' },
    });
    expect(error.message).toBe(code);
  });

  it('says "not signed in" and "not allowed" in the words of the protocol', () => {
    expect(toHttpsError(new Refusal('signed-out')).code).toBe('unauthenticated');
    expect(toHttpsError(new Refusal('forbidden')).code).toBe('permission-denied');
  });
});
