/** How emails greet a person, and their initials. Typed names often begin with a title. */

/** English and Swahili titles used in Kenya, in lower case, without a dot. */
const TITLES = new Set(
  (
    'mr mrs ms miss mx sir madam dr doctor prof professor eng hon rt rev reverend pastor pst bishop fr father sr sister ' +
    'br brother sheikh ustadh bw bwana bi bibi dkt daktari profesa mwl mwalimu mch mchungaji mhe mheshimiwa mzee ' +
    'mama baba ndugu'
  ).split(' '),
);
/** as in "Amina & Brian Otieno", "Mr and Mrs Kamau", "Bw na Bi Kamau" */
const JOINS = new Set(['&', '+', 'and', 'na']);

const isTitle = (word: string) => TITLES.has(word.toLowerCase().replace(/\.$/, ''));
const isJoin = (word: string) => JOINS.has(word.toLowerCase());
/** as "J.", "K" and "Ma." of "Ma. Teresa" */
const isShort = (word: string) => /^\p{L}\p{M}*$|\.$/u.test(word);

/** The words of a name. A dot also ends a word, as in "Dr.Wanjiku". */
const wordsOf = (name: string) =>
  name
    .replaceAll('.', '. ')
    .split(/\s+/)
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => word !== '');

function after(words: readonly string[], isPassed: (word: string) => boolean): string[] {
  const first = words.findIndex((word) => !isPassed(word) && !isJoin(word));
  return first === -1 ? [] : words.slice(first);
}

/**
 * The name after "Dear": the first name after titles and initials, or both first names of two people. The whole name
 * where no first name is clear, as in "Mrs Kamau", "J. Otieno" or "Brian".
 */
export function greetingName(name: string): string {
  const [first, second, third, ...others] = after(
    wordsOf(name),
    (word) => isTitle(word) || isShort(word),
  );
  if (first === undefined || second === undefined) return name.trim();
  if (!isJoin(second)) return first;
  return third === undefined || others.length === 0 ? name.trim() : `${first} ${second} ${third}`;
}

/** Initials of the first two names after the titles. Empty for a name without words. */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  const names = after(words, isTitle);
  return (names.length > 0 ? names : words)
    .filter((word) => !isJoin(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
}
