/** Days on which programs go wrong, as instants. Nairobi is three hours ahead of them, all year. */
export const HARD_DAYS: readonly (readonly [instant: string, what: string])[] = [
  ['2027-06-05T20:50:00Z', 'a Saturday, ten minutes to midnight in Nairobi'],
  ['2028-02-29T06:00:00Z', '29 February'],
  ['2027-03-28T00:55:00Z', 'London is about to put its clocks forward'],
  ['2027-03-14T06:55:00Z', 'New York is about to put its clocks forward'],
  ['2027-10-31T00:55:00Z', 'London is about to put its clocks back'],
  ['2027-11-07T05:55:00Z', 'New York is about to put its clocks back'],
  ['2027-12-31T20:30:00Z', 'the last half-hour of a year in Nairobi'],
  ['2027-04-30T12:00:00Z', 'the last day of a month'],
];
