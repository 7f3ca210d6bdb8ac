import { describe, expect, it } from 'vitest';
import { canonicalJson, derivedId, fingerprint } from './fingerprint';

describe('fingerprint', () => {
  it('keeps parts apart', () => {
    expect(fingerprint('ab', 'c')).not.toBe(fingerprint('a', 'bc'));
    expect(fingerprint('a","b')).not.toBe(fingerprint('a', 'b'));
  });

  it('is SHA-256 in the alphabet of RFC 4648 section 7; 32 signs of it are an id', () => {
    expect(fingerprint('x')).toMatch(/^[0-9a-v]{52}$/);
    expect(derivedId('x')).toBe(fingerprint('x').slice(0, 32));
    // sha256 of `["x"]`, checked with: printf '["x"]' | sha256sum, then base32hex
    const bits = Array.from(fingerprint('x')).map((each) =>
      parseInt(each, 32).toString(2).padStart(5, '0'),
    );
    const hash = BigInt(`0b${bits.join('').slice(0, 256)}`).toString(16);
    expect(hash.padStart(64, '0')).toBe(HASH_OF_X);
  });
});

const HASH_OF_X = 'cd65ea2c2ad99e94a85b1b6df72efef9cb2ed0ae933a60c32ce16317f7d7d6aa';

describe('canonicalJson', () => {
  it('sorts keys at every depth and drops undefined', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, { f: 3, e: null }], c: undefined } })).toBe(
      '{"a":{"d":[2,{"e":null,"f":3}]},"b":1}',
    );
  });
});
