/** Search terms of bookings and clients. The server stores them; screens make the same terms from typed text. */
import { wordsOfName, wordsSought } from '../text/compared';
import { plain, typedAddress, typedPhone } from '../text/typed';
import { parseReferenceNumber } from './reference-number';

/** A search needs two characters. More than 12 characters of a name find no fewer people. */
const SHORTEST = 2;
const LONGEST_OF_NAME = 12;
const LONGEST_OF_ADDRESS = 24;

/** "am", "ami" … and the whole word. */
export function beginningsOf(word: string, longest: number = LONGEST_OF_NAME): string[] {
  const signs = Array.from(word);
  const lengths = Math.max(0, Math.min(signs.length, longest) - SHORTEST + 1);
  return [
    ...Array.from({ length: lengths }, (_, more) => signs.slice(0, SHORTEST + more).join('')),
    word,
  ];
}

const isFilled = (term: string) => term !== '';

/** The last digits of a number are the same after a country code and after a zero. */
const NATIONAL_DIGITS = 9;

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

/** Beginnings of a reference, from each of its groups. */
function partsOf(reference: string): string[] {
  const groups = reference.split('-');
  return groups.flatMap((_, first) => {
    const rest = groups.slice(first).join('');
    return beginningsOf(rest, rest.length);
  });
}

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
      // Clients type one of these into M-Pesa; payments find their booking by it.
      ...partsOf(reference),
      ...words.flatMap((word) => beginningsOf(word)),
      ...others.flatMap((other) => beginningsOf(other, LONGEST_OF_ADDRESS)),
    ]),
  ];
}

/** The terms of a client, in the forms that `parseSearch` makes. */
export function clientSearchTerms(client: {
  name: string;
  email: string;
  phone: string;
}): string[] {
  const { name: clientName, email: clientEmail, phone: clientPhone } = client;
  const { words, others } = contactTerms({ clientName, clientEmail, clientPhone });
  return [...new Set([...words, ...others].flatMap((each) => beginningsOf(each)))];
}

/** A word in every stored form; one match is enough. */
export type Sought = readonly [string, ...string[]];

/** A search: one word for the database, and all words that a hit must have. */
export interface Search {
  /** the longest word, which the fewest bookings have */
  term: Sought;
  terms: readonly Sought[];
}

/** Without zero or country code: `0700` and `+254 700` both become `700`. */
const national = (digits: string) =>
  digits.length > NATIONAL_DIGITS
    ? digits.slice(-NATIONAL_DIGITS)
    : digits.replace(/^(0|254)(?=\d)/, '');

/** Reads a search: the beginning of a reference, address, phone number or name. Null for fewer than two characters. */
export function parseSearch(typed: string): Search | null {
  const text = plain(typed).toLowerCase();
  if (text.length < SHORTEST) return null;
  const reference = parseReferenceNumber(text);
  if (reference !== null && /\d/.test(reference)) return one(reference.toLowerCase());
  if (/\S@/.test(text) && !/\s/.test(text)) return one(text);
  const number = typedPhone(text);
  const digits = number.replace(/\D/g, '');
  if (/^[+\d\s()-]+$/.test(number) && digits.length >= SHORTEST) return one(national(digits));
  // References are stored without hyphens, addresses with them.
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

/** The second form finds names stored before migrations 005 and 006; it goes when both have run (decision 031). */
const formsOf = (word: string): Sought[] =>
  word.includes('@')
    ? [[word]]
    : wordsSought(word).map((each) => (each === word ? [each] : [each, word]));

export function isHit(search: Search, booking: { searchTerms: readonly string[] }): boolean {
  return search.terms.every((forms) => forms.some((form) => booking.searchTerms.includes(form)));
}
