/**
 * The words by which staff find a booking: reference, account code, name parts, e-mail, phone (records/booking.ts). The server writes
 * them with the booking; the screen turns what is typed into the same words, so both live here.
 */
import { accountCode } from '../money/provider/account-code';
import { parseReferenceNumber } from './reference-number';

/** Digits that tell a phone number apart whatever country code or zero stands before them. */
const NATIONAL_DIGITS = 9;

const nameWords = (name: string) => name.toLowerCase().split(/[\s,.]+/u);

/** What stands for a person: the words of the name, and the terms that are one as a whole. */
export function contactTerms(person: {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
}): { words: string[]; others: string[] } {
  const digits = person.clientPhone.replace(/\D/g, '');
  const isFilled = (term: string) => term !== '';
  return {
    words: nameWords(person.clientName).filter(isFilled),
    others: [person.clientEmail.toLowerCase(), digits, digits.slice(-NATIONAL_DIGITS)].filter(
      isFilled,
    ),
  };
}

/** Distinct lower-case terms; an empty part gives none. */
export function searchTerms(booking: {
  referenceNumber: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
}): string[] {
  const reference = booking.referenceNumber.toLowerCase();
  const { words, others } = contactTerms(booking);
  return [
    ...new Set([
      reference,
      reference.replaceAll('-', ''),
      ...reference.split('-'),
      // What clients type into M-Pesa; money that comes finds its booking by it as well.
      accountCode(reference),
      ...words,
      ...others,
    ]),
  ].filter((term) => term !== '');
}

/** What to look for: one term for the database, and every term that a hit must have. */
export interface Search {
  /** the longest of `terms`, which the fewest bookings share */
  term: string;
  terms: readonly string[];
}

/**
 * A search as typed: a reference in any writing, an e-mail address, a phone number with or without its country code, or
 * words of a name. Null when nothing was typed.
 */
export function parseSearch(typed: string): Search | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const reference = parseReferenceNumber(text);
  if (reference !== null && /\d/.test(reference)) return one(reference.toLowerCase());
  if (/\S+@\S+/.test(text) && !/\s/.test(text)) return one(text);
  const digits = text.replace(/\D/g, '');
  if (/^[+\d\s()-]+$/.test(text) && digits.length >= 7) return one(digits.slice(-NATIONAL_DIGITS));
  const terms = nameWords(text).filter((word) => word !== '');
  const [term] = [...terms].sort((a, b) => b.length - a.length);
  return term === undefined ? null : { term, terms };
}

const one = (term: string): Search => ({ term, terms: [term] });

/** Whether a booking has every term of the search. */
export function isHit(search: Search, booking: { searchTerms: readonly string[] }): boolean {
  return search.terms.every((term) => booking.searchTerms.includes(term));
}
