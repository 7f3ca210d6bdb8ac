import { Refusal } from '@tulia/domain/refusal';

/**
 * @param isNew whether the input is a new record, whose id must be free; a change needs an existing record
 * @param field of the input, holds the id
 * @throws Refusal invalid-input (slug-taken), not-found
 */
export function requireNewOrThere(isNew: boolean, isThere: boolean, field = 'slug'): void {
  if (isNew && isThere) throw new Refusal('invalid-input', { fields: { [field]: 'slug-taken' } });
  if (!isNew && !isThere) throw new Refusal('not-found');
}
