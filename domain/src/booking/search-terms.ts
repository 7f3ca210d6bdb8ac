/**
 * The terms by which staff find a booking: reference, account code, name parts, e-mail, phone (records/booking.ts).
 * The server writes them with the booking and the screen makes the same terms of what is typed, so both live here.
 */
import { wordsOfName, wordsSought } from '../text/compared';
import { plain, typedAddress, typedPhone } from '../text/typed';
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

/** The terms of a person: the parts of the name, and terms that are not split. */
export function contactTerms(person: {
  clientName: string;
  clientEmail: string;
  clientPhone: string;
}): { words: string[]; others: string[] } {
  const email = typedAddress(person.clientEmail).toLowerCase();
  const digits = typedPhone(person.clientPhone).replace(/\D/g, '');
  return {
    words: wordsOfName(person.clientName),
    others: [email, digits, digits.slice(-NATIONAL_DIGITS)].filter(isFilled),
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

/** One word in every form in which it may be stored; any of them is enough. */
export type Sought = readonly [string, ...string[]];

/** What to look for: one word for the database, and every word that a hit must have. */
export interface Search {
  /** the longest of `terms`, which the fewest bookings share */
  term: Sought;
  terms: readonly Sought[];
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
  const text = plain(typed).toLowerCase();
  if (text.length < SHORTEST) return null;
  const reference = parseReferenceNumber(text);
  if (reference !== null && /\d/.test(reference)) return one(reference.toLowerCase());
  if (/\S@/.test(text) && !/\s/.test(text)) return one(text);
  const number = typedPhone(text);
  const digits = number.replace(/\D/g, '');
  if (/^[+\d\s()-]+$/.test(number) && digits.length >= SHORTEST) return one(national(digits));
  // A reference is found without its hyphens, the beginning of an address with them.
  if (/^[a-z\d-]*\d[a-z\d-]*$/.test(text)) return one(text.replaceAll('-', ''), text);
  const terms = typed
    .trim()
    .toLowerCase()
    .split(/[\s,.]/u)
    .flatMap(formsOf);
  const [term] = [...terms].sort(([a], [b]) => b.length - a.length);
  return term === undefined ? null : { term, terms };
}

const one = (...forms: Sought): Search => ({ term: forms, terms: [forms] });

/**
 * The words of a typed word. Its second form is as names were stored before they were compared without accents and
 * apostrophes: it goes once migrations 005 and 006 have run everywhere (decision 031).
 */
const formsOf = (word: string): Sought[] =>
  word.includes('@')
    ? [[word]]
    : wordsSought(word).map((each) => (each === word ? [each] : [each, word]));

/** Whether a booking has every word of the search. */
export function isHit(search: Search, booking: { searchTerms: readonly string[] }): boolean {
  return search.terms.every((forms) => forms.some((form) => booking.searchTerms.includes(form)));
}
