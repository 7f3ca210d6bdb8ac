import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv';

/** An independent reader of RFC 4180, one character at a time. */
function read(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') {
      record.push(cell);
      cell = '';
    } else if (char === '\r' && text.charAt(at + 1) === '\n') {
      records.push([...record, cell]);
      record = [];
      cell = '';
      at += 1;
    } else cell += char;
  }
  if (cell !== '' || record.length > 0) records.push([...record, cell]);
  return records;
}

const nasty = fc.string({
  unit: fc.constantFrom(...'=+-@\t\r\n"\',;| %aé＝＋ 0'.split(''), 'cmd', '\u0000', '\u2028', '😀'),
  maxLength: 12,
});

describe('a record', () => {
  it('is read as it was written, with any signs in it, but for the apostrophe before a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(nasty, fc.string()), { minLength: 2, maxLength: 5 }),
        (cells) => {
          const [record, ...more] = read(csvLine(cells));
          const same = (cell: string, index: number) =>
            record?.[index] === cell || record?.[index] === `'${cell}`;
          return more.length === 0 && record?.length === cells.length && cells.every(same);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('never begins a cell like a formula', () => {
    fc.assert(
      fc.property(nasty, (cell) => {
        const [record] = read(csvLine([cell, 'x']));
        return !/^[=+\-@|%＝＋－＠]/.test(record?.[0]?.trimStart() ?? '');
      }),
      { numRuns: 10_000 },
    );
  });
});

it.each([
  ['Amina', 'Amina'],
  ['Otieno, Amina', '"Otieno, Amina"'],
  ['say "yes"', '"say ""yes"""'],
  ['+254 700 111 222', "'+254 700 111 222"],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['  =1+1', "'  =1+1"],
  [-3000, '-3000'],
  [Number.NaN, ''],
  [null, ''],
])('the cell %j is written as %s', (value, expected) => expect(csvCell(value)).toBe(expected));
