/** Steps that were blocked before locks named their blocks say what holds them: `hand`, no block (decision 001). */
import type { Migration } from '../migration';

export const heldBy: Migration = {
  name: '004-held-by',
  collectionId: 'slots',
  change: ({ fields }) => {
    const { kind, heldBy: known } = fields;
    const isBlocked = (kind as { stringValue?: string } | undefined)?.stringValue === 'blocked';
    return isBlocked && known === undefined
      ? { ...fields, heldBy: { arrayValue: { values: [{ stringValue: 'hand' }] } } }
      : null;
  },
};
