import { describe, expect, it } from 'vitest';
import { canonicalJson, derivedId, fingerprint } from './fingerprint';

describe('fingerprint', () => {
  it('differs when the same text is split into other parts', () => {
    expect(fingerprint('ab', 'c')).not.toBe(fingerprint('a', 'bc'));
    expect(fingerprint('a","b')).not.toBe(fingerprint('a', 'b'));
  });

  it('is SHA-256 in the alphabet of RFC 4648 section 7; 32 signs of it are an id', () => {
    // As `printf '["x"]' | sha256sum` answers, in base32hex.
    expect(fingerprint('x')).toBe('pliukb1ar6f99a2r3dmvebnuv75itk5eict61gpcs5hhftunqql0');
    expect(derivedId('x')).toBe('pliukb1ar6f99a2r3dmvebnuv75itk5e');
  });
});

describe('canonicalJson', () => {
  it('sorts keys at every depth and drops undefined', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, { f: 3, e: null }], c: undefined } })).toBe(
      '{"a":{"d":[2,{"e":null,"f":3}]},"b":1}',
    );
  });
});
