/**
 * The terms by which staff find a booking: reference, account code, name parts, e-mail, phone (records/booking.ts).
 * The server writes them with the booking and the screen makes the same terms of what is typed, so both live here.
 */
import { parseReferenceNumber } from './reference-number';

/** Two signs are enough to begin with; longer beginnings of a name than 12 signs find no fewer people. */
const SHORTEST = 2;
const LONGEST_OF_NAME = 12;
const LONGEST_OF_ADDRESS = 24;

/** "am", "ami" ... and the word itself, however long it is. */
export function beginningsOf(word: string, longest: number = LONGEST_OF_NAME): string[] {
  const signs = Array.from(word);
  const lengths = Math.max(0, Math.min(signs.length, longest) - SHORTEST + 1);
  return [
    ...Array.from({ length: lengths }, (_, more) => signs.slice(0, SHORTEST + more).join('')),
    word,
  ];
}

const isFilled = (term: string) => term !== '';

/** The last digits of a phone number, which are the same with any country code or a zero before them. */
const NATIONAL_DIGITS = 9;

const nameWords = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,.]/u)
    .filter(isFilled);

/** The terms of a person: the parts of the name, and terms that are not split. */
export function contactTerms(person: {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
}): { words: string[]; others: string[] } {
  const digits = person.clientPhone.replace(/\D/g, '');
  return {
    words: nameWords(person.clientName),
    others: [person.clientEmail.toLowerCase(), digits, digits.slice(-NATIONAL_DIGITS)].filter(
      isFilled,
    ),
  };
}

/** Every part of a reference that begins with one of its groups. */
function partsOf(reference: string): string[] {
  const groups = reference.split('-');
  return groups.flatMap((_, first) => {
    const rest = groups.slice(first).join('');
    return beginningsOf(rest, rest.length);
  });
}

/** Distinct lower-case terms with all their beginnings; an empty field gives none. */
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
      // Clients type one of these parts into M-Pesa; payments find their booking by it.
      ...partsOf(reference),
      ...words.flatMap((word) => beginningsOf(word)),
      ...others.flatMap((other) => beginningsOf(other, LONGEST_OF_ADDRESS)),
    ]),
  ];
}

/** What to look for: one term for the database, and every term that a hit must have. */
export interface Search {
  /** the longest of `terms`, which the fewest bookings share */
  term: string;
  terms: readonly string[];
}

/** A typed number as numbers are stored, without zero or country code: `0700` and `+254 700` are both `700`. */
const national = (digits: string) =>
  digits.length > NATIONAL_DIGITS
    ? digits.slice(-NATIONAL_DIGITS)
    : digits.replace(/^(0|254)(?=\d)/, '');

/**
 * A search as typed: a reference or a part of it in any writing, an e-mail address, a phone number with or without
 * its country code, or parts of a name. A beginning of each is enough. Null when fewer than two signs were typed.
 */
export function parseSearch(typed: string): Search | null {
  const text = typed.trim().toLowerCase();
  if (text.length < SHORTEST) return null;
  const reference = parseReferenceNumber(text);
  if (reference !== null && /\d/.test(reference)) return one(reference.toLowerCase());
  if (/\S@/.test(text) && !/\s/.test(text)) return one(text);
  const digits = text.replace(/\D/g, '');
  if (/^[+\d\s()-]+$/.test(text) && digits.length >= SHORTEST) return one(national(digits));
  if (/^[a-z\d-]*\d[a-z\d-]*$/.test(text)) return one(text.replaceAll('-', ''));
  const terms = nameWords(text);
  const [term] = [...terms].sort((a, b) => b.length - a.length);
  return term === undefined ? null : { term, terms };
}

const one = (term: string): Search => ({ term, terms: [term] });

/** Whether a booking has every term of the search. */
export function isHit(search: Search, booking: { searchTerms: readonly string[] }): boolean {
  return search.terms.every((term) => booking.searchTerms.includes(term));
}
