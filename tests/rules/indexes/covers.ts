/** Firestore's rule of which index serves which query (documentation, "Queries supported by indexes"). */
import type { QueryShape } from './queries';

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
}

/**
 * Whether `index` serves the query: its equality fields first, in any order, then its order with the same direction,
 * and last the field that is added up.
 */
export function serves(index: CompositeIndex, query: QueryShape): boolean {
  const { collection, equal, contains, order, sums } = query;
  const [field, direction] = order;
  const ordered = sums === undefined ? index.fields : index.fields.slice(0, -1);
  const last = ordered.at(-1);
  const first = ordered.slice(0, -1);
  return (
    (sums === undefined || index.fields.at(-1)?.fieldPath === sums) &&
    index.collectionGroup === collection &&
    index.queryScope === 'COLLECTION' &&
    first.length === equal.length + (contains === undefined ? 0 : 1) &&
    equal.every((name) =>
      first.some((each) => each.fieldPath === name && each.order !== undefined),
    ) &&
    (contains === undefined ||
      first.some((each) => each.fieldPath === contains && each.arrayConfig === 'CONTAINS')) &&
    last?.fieldPath === field &&
    last.order === (direction === 'asc' ? 'ASCENDING' : 'DESCENDING')
  );
}
