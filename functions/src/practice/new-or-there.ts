import { Refusal } from '@tulia/domain/refusal';

/**
 * A new record takes no other's place, and a change finds the record that it is of.
 * @param field of the input that names the place
 * @throws Refusal invalid-input (slug-taken), not-found
 */
export function requireNewOrThere(isNew: boolean, isThere: boolean, field = 'slug'): void {
  if (isNew && isThere) throw new Refusal('invalid-input', { fields: { [field]: 'slug-taken' } });
  if (!isNew && !isThere) throw new Refusal('not-found');
}
