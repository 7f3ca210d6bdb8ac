/** The words by which staff find a client: the beginnings of the names, the address, the phone. */
import { contactTerms } from '../search-terms';
import type { ClientContact } from './client';

/** Two letters are enough to begin with; longer beginnings than this find no fewer people. */
const SHORTEST = 2;
const LONGEST = 12;

/** Distinct lower-case terms; with `parseSearch` what was typed of a name so far is one of them. */
export function clientSearchTerms({
  name,
  email,
  phone,
}: Pick<ClientContact, 'name' | 'email' | 'phone'>): string[] {
  const { words, others } = contactTerms({
    clientName: name,
    clientEmail: email,
    clientPhone: phone,
  });
  return [...new Set([...words.flatMap((word) => [...beginningsOf(word), word]), ...others])];
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word);
  const lengths = Math.max(0, Math.min(letters.length, LONGEST) - SHORTEST + 1);
  return Array.from({ length: lengths }, (_, more) => letters.slice(0, SHORTEST + more).join(''));
}
