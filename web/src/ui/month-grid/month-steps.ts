/** ISO dates compare as text. */
export function withinBounds(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}
