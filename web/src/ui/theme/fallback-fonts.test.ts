// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { FALLBACKS, fallbackFaces, fallbackFamilies, FONT_METRICS } from './fallback-fonts';

const require = createRequire(import.meta.url);
const FILES: Record<keyof typeof FONT_METRICS, string> = {
  Fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'Nunito Sans': '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
};

/** Numbers of the tables that WOFF2 gives a short name; those of any other table spell it out. */
const [HEAD, HHEA, GLYF, LOCA, SPELT_OUT] = [1, 2, 10, 11, 63];

/** The tables `head` and `hhea` of a WOFF2 file (https://www.w3.org/TR/WOFF2/). */
function tablesOf(file: Buffer): { head: Buffer; hhea: Buffer } {
  const count = file.readUInt16BE(12);
  let at = 48;
  const variableLength = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const places = new Map<number, { start: number; length: number }>();
  let start = 0;
  for (let each = 0; each < count; each += 1) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    const version = flags >> 6;
    if (tag === SPELT_OUT) at += 4;
    const plain = variableLength();
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const length = isTransformed ? variableLength() : plain;
    places.set(tag, { start, length });
    start += length;
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const table = (tag: number) => {
    const { start: from, length } = places.get(tag)!;
    return data.subarray(from, from + length);
  };
  return { head: table(HEAD), hhea: table(HHEA) };
}

it.each(Object.keys(FILES) as (keyof typeof FILES)[])(
  'the height and depth of %s are those of its file',
  (font) => {
    const { head, hhea } = tablesOf(readFileSync(require.resolve(FILES[font])));
    const em = head.readUInt16BE(18);
    expect(FONT_METRICS[font]).toEqual({
      ascent: hhea.readInt16BE(4) / em,
      descent: -hhea.readInt16BE(6) / em,
    });
    expect(hhea.readInt16BE(8)).toBe(0);
  },
);

it('every font of ours has a stand-in on phones, on laptops and on Linux, matched in all metrics', () => {
  for (const font of Object.keys(FILES) as (keyof typeof FILES)[])
    expect(fallbackFamilies(font).split(', ')).toHaveLength(3);
  for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
    expect(fallbackFaces.split(`${metric}: `)).toHaveLength(FALLBACKS.length + 1);
  // Fraunces rises 0.978 em; a face stretched to 0.9396 must say 1.0409 to come to the same.
  expect(fallbackFaces).toContain('ascent-override: 104.09%');
});
