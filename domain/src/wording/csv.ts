/**
 * Comma-separated values after RFC 4180, for spreadsheets. A text that a spreadsheet would read as a formula gets
 * an apostrophe in front, so that text from a public form never runs on a staff member's computer (OWASP, "CSV
 * injection").
 */
export type CsvCell = string | number | null;

/**
 * With these signs a spreadsheet begins a formula, or drops the sign and then sees one; full-width signs count as
 * well.
 */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u;

/** One cell; numbers are our own and stay numbers. */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** One record with its line break. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Stands before the first record, so that spreadsheets read UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';
