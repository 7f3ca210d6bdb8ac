/** The terms by which staff find a client: the beginnings of the names, the address, the phone. */
import { beginningsOf, contactTerms } from '../search-terms';
import type { ClientContact } from './client';

/** Distinct lower-case terms, among them those that `parseSearch` makes of a name typed in part. */
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
  return [
    ...new Set([
      ...words.flatMap((word) => beginningsOf(word)),
      ...others.flatMap((other) => beginningsOf(other)),
    ]),
  ];
}
