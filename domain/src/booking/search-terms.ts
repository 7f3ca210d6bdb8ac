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

/** A pair of names holds so many characters of the first one. */
const OF_FIRST = 3;

const begin = (word: string, length: number) => Array.from(word).slice(0, length).join('');
const isLong = (word: string) => Array.from(word).length >= OF_FIRST;
const pairOf = (one: string, other: string) => `${begin(one, OF_FIRST)} ${other}`;
/** Of words such as `otieno` and `akinyiotieno`, no search knows which one was meant. */
const arePair = (one: string, other: string) => !one.includes(other) && !other.includes(one);

/** Terms for two names together, so that the database finds them in one query: "mar kip", "mar kipr", "kip mary". */
export function pairsOf(words: readonly string[]): string[] {
  const long = words.filter(isLong);
  return long.flatMap((one) =>
    long
      .filter((other) => arePair(one, other))
      .flatMap((other) => beginningsOf(other).filter(isLong))
      .map((beginning) => pairOf(one, beginning)),
  );
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
      ...pairsOf(words),
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
  const beginnings = [...words, ...others].flatMap((each) => beginningsOf(each));
  return [...new Set([...beginnings, ...pairsOf(words)])];
}

/** A word in every stored form; one match is enough. */
export type Sought = readonly [string, ...string[]];

/** A search: one word for the database, and all words that a hit must have. */
export interface Search {
  /** a pair of names, or else the longest word, which the fewest bookings have */
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
    .flatMap((word) => (word.includes('@') ? word : wordsSought(word)))
    .filter((word) => word.length >= SHORTEST)
    .map((word): Sought => [word.includes('@') ? word : begin(word, LONGEST_OF_NAME)]);
  const [longest, next] = [...terms].sort(([a], [b]) => b.length - a.length);
  if (longest === undefined) return null;
  const [first] = longest;
  const [second = ''] = next ?? [];
  if (!isLong(second) || first.includes('@') || !arePair(first, second))
    return { term: longest, terms };
  const pair: Sought = [pairOf(second, first)];
  return { term: pair, terms: [pair, ...terms] };
}

const one = (...forms: Sought): Search => ({ term: forms, terms: [forms] });

export function isHit(search: Search, booking: { searchTerms: readonly string[] }): boolean {
  return search.terms.every((forms) => forms.some((form) => booking.searchTerms.includes(form)));
}
