/** One bar of a chart and row of its table. `value` is a count, shillings, or per cent with one decimal. */
export interface ChartPoint {
  /** a date, a month, a status, an hour, an id */
  key: string;
  value: number;
  /** further columns of the table, in the order of its headings */
  more?: readonly number[];
}
