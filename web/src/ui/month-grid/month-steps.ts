/** `YYYY-MM`, `by` months later or earlier. */
export function shiftMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** `date`, or the nearer bound when it lies outside; ISO dates compare as text. */
export function withinBounds(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}
