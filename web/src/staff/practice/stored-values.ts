import { emptyText, isLocalized } from '@tulia/domain/person/localized';

/**
 * What is stored of a record, as far as its form asks for it, and `empty` for the rest and for a new one. A language
 * that was added later is empty until staff write in it.
 */
export function valuesOf<Values extends object>(
  record: Partial<Values> | null,
  empty: Omit<Values, 'isNew'>,
): Values {
  const values = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const stored: unknown = record?.[name as keyof Values] ?? value;
    return [name, isLocalized(stored) ? { ...emptyText, ...stored } : stored];
  });
  return { ...Object.fromEntries(values), isNew: record === null } as Values;
}
