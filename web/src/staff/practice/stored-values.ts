import { emptyText, isLocalized } from '@tulia/domain/person/localized';

/** The fields of `empty`, with the stored values if there are any. The texts of a new language are empty. */
export function valuesOf<Values extends object>(
  record: object | null,
  empty: Omit<Values, 'isNew'>,
): Values {
  const values = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const stored = (record as Record<string, unknown> | null)?.[name] ?? value;
    return [name, isLocalized(stored) ? { ...emptyText, ...stored } : stored];
  });
  return { ...Object.fromEntries(values), isNew: record === null } as Values;
}
