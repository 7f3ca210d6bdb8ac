/** How a person is greeted, and which letters stand for them: names as people type them begin with more than a name. */

/** In lower case, as they are written in Kenya in English and Swahili, without the dot that may follow. */
const TITLES = new Set(
  (
    'mr mrs ms miss mx sir madam dr doctor prof professor eng hon rt rev reverend pastor pst bishop fr father sr sister ' +
    'br brother sheikh ustadh bw bwana bi bibi dkt daktari profesa mwl mwalimu mch mchungaji mhe mheshimiwa mzee ' +
    'mama baba ndugu'
  ).split(' '),
);
/** "Amina & Brian Otieno", "Mr and Mrs Kamau", "Bw na Bi Kamau" */
const JOINS = new Set(['&', '+', 'and', 'na']);

const isTitle = (word: string) => TITLES.has(word.toLowerCase().replace(/\.$/, ''));
const isJoin = (word: string) => JOINS.has(word.toLowerCase());
/** "J.", "K" and what is shortened otherwise, as in "Ma. Teresa" */
const isShort = (word: string) => /^\p{L}\p{M}*$|\.$/u.test(word);

/** The words of a name, also those that a dot alone parts, as in "Dr.Wanjiku". */
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
 * What stands after "Dear": the first name, past titles and initials; both first names of two people. Where no first
 * name can be told from the rest, as in "Mrs Kamau", "J. Otieno" or "Brian", the whole name as it was typed.
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

/** The first letters, in upper case, of the first two names after the titles; '' for a name without words. */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  const names = after(words, isTitle);
  return (names.length > 0 ? names : words)
    .filter((word) => !isJoin(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
}
