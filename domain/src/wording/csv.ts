/**
 * CSV after RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front, because it may come
 * from a public form (OWASP, "CSV injection").
 */
type CsvCell = string | number | null;

/** With these characters a formula begins, also in full width. */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u;

/** Numbers are our own and stay numbers. */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** With its line break. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** At the start of a file, so that spreadsheets read UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';
