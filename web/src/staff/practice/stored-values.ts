import { emptyText, isLocalized } from '@tulia/domain/person/localized';

/** The fields of `empty`, with the stored values if there are any. The texts of a new language are empty. */
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
