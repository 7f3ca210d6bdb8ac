/** Compares texts in a search: people leave out accents, capitals and apostrophes. */
import { visible } from './typed';

/** Letters that Unicode does not split into a plain letter and an accent. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  'ø=o đ=d ð=d ł=l ħ=h ŧ=t ɓ=b ɗ=d ƙ=k ƴ=y æ=ae œ=oe þ=th ŋ=ng ɛ=e ɔ=o ς=σ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);
const UNPLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');
/** Accents, Arabic vowel signs and joiners: marks that belong to no script of their own. */
const ACCENTS = /\p{Script=Inherited}/gu;
const APOSTROPHES = /['’‘‛`´ʼʻʽʹˈ′＇\u05F3\u00B7]/gu;

/** The text without capitals and accents: `İbrahim` becomes `ibrahim`, `Weiß` and `WEISS` become the same. */
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

/** The folded words of a text. Every apostrophe becomes `'`, every hyphen `-`. */
function wordsOf(text: string): string[] {
  return folded(text.replace(APOSTROPHES, "'").replace(/\p{Pd}/gu, '-'))
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .filter(isWord);
}
const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);

/** Every word by which a name is found: `Ng'ang'a` as `nganga` and by its parts, `Akinyi-Otieno` also as one word. */
export function wordsOfName(name: string): string[] {
  const words = wordsOf(name).flatMap((word) => [
    word.replaceAll(/['-]/g, ''),
    ...word.replaceAll("'", '').split('-'),
    ...word.split(/['-]/),
  ]);
  return [...new Set(words.filter(isWord))];
}

/** The words that a search asks for. Each must begin a word of `wordsOfName`. */
export function wordsSought(typed: string): string[] {
  return wordsOf(typed)
    .flatMap((word) => word.replaceAll("'", '').split('-'))
    .filter(isWord);
}
