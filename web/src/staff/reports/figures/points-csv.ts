/** The figures of a chart as a file for spreadsheets: the same as its table, with plain numbers. */
import { CSV_BYTE_ORDER_MARK, csvLine } from '@tulia/domain/wording/csv';
import type { ChartPoint } from './chart-point';

export function pointsCsv(
  head: readonly string[],
  points: readonly ChartPoint[],
  label: (key: string) => string,
): string {
  const rows = points.map(({ key, value, more = [] }) => csvLine([label(key), value, ...more]));
  return [CSV_BYTE_ORDER_MARK, csvLine(head), ...rows].join('');
}
