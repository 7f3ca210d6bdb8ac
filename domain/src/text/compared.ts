/** Texts as they are compared when somebody is looked for: people leave out accents, capitals and apostrophes. */
import { visible } from './typed';

/** Letters with a stroke or a hook, and those made of two, that no accent is taken from. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  'ø=o đ=d ð=d ł=l ħ=h ŧ=t ɓ=b ɗ=d ƙ=k ƴ=y æ=ae œ=oe þ=th ŋ=ng ɛ=e ɔ=o ς=σ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);
const UNPLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');
/** Marks that belong to no script of their own: accents, vowel signs of Arabic, joiners. */
const ACCENTS = /\p{Script=Inherited}/gu;
const APOSTROPHES = /['’‘‛`´ʼʻʽʹˈ′＇\u05F3\u00B7]/gu;

/** Without capitals and accents, one letter for all forms of it: `İbrahim` and `ibrahim`, `Weiß` and `WEISS`. */
export function folded(text: string): string {
  return visible(text)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toUpperCase()
    .toLowerCase()
    .replace(UNPLAIN, (letter) => PLAIN.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC');
}

/** The words of a text, folded; apostrophes stay within them as `'`, hyphens as `-`. */
function wordsOf(text: string): string[] {
  return folded(text.replace(APOSTROPHES, "'").replace(/\p{Pd}/gu, '-'))
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .filter(isWord);
}
const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);

/**
 * Every word by which a name may be looked for: `Ng'ang'a` is `nganga`, and each part of it, and `Akinyi-Otieno`
 * both its names and the two as one.
 */
export function wordsOfName(name: string): string[] {
  const words = wordsOf(name).flatMap((word) => [
    word.replaceAll(/['-]/g, ''),
    ...word.replaceAll("'", '').split('-'),
    ...word.split(/['-]/),
  ]);
  return [...new Set(words.filter(isWord))];
}

/** The words that a search for a name demands, each of them a beginning of a word of `wordsOfName`. */
export function wordsSought(typed: string): string[] {
  return wordsOf(typed)
    .flatMap((word) => word.replaceAll("'", '').split('-'))
    .filter(isWord);
}
