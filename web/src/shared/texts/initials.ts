/** First letters of the first two parts of a name, upper-cased; 'U' without a name (specification section 2). */
export function initialsOf(name: string | null | undefined): string {
  const parts = (name ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
  const initials = parts.map((part) => Array.from(part)[0]?.toLocaleUpperCase() ?? '').join('');
  return initials === '' ? 'U' : initials;
}
