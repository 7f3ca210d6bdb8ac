/**
 * Firestore's rule of which index serves which query (documentation, "Index types" and "Queries supported by
 * indexes").
 */
import type { QueryShape } from './queries';

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
}

/**
 * Equality alone, however many fields, and order alone are served by the automatic single-field indexes; anything
 * that joins the two, or joins `array-contains` with an order, needs a composite index.
 */
export function needsComposite({ equal = [], contains, order }: QueryShape): boolean {
  return order !== undefined && (equal.length > 0 || contains !== undefined);
}

/**
 * Whether `index` serves the query: its equality fields first, in any order, then its order with the same direction.
 */
export function serves(index: CompositeIndex, query: QueryShape): boolean {
  const { equal = [], contains, order } = query;
  if (index.collectionGroup !== query.collection || index.queryScope !== 'COLLECTION') return false;
  const first = index.fields.slice(0, equal.length + (contains === undefined ? 0 : 1));
  const rest = index.fields.slice(first.length);
  return (
    equal.every((field) =>
      first.some((each) => each.fieldPath === field && each.order !== undefined),
    ) &&
    (contains === undefined ||
      first.some((each) => each.fieldPath === contains && each.arrayConfig === 'CONTAINS')) &&
    rest.length === (order === undefined ? 0 : 1) &&
    (order === undefined ||
      (rest[0]?.fieldPath === order[0] &&
        rest[0].order === (order[1] === 'asc' ? 'ASCENDING' : 'DESCENDING')))
  );
}
