/**
 * A language for tests: English with an accent on every letter, "Ḃóóķ Śéśśíóń". Adding it takes what a real
 * language takes: a line of the list and a translation of all texts. So a text that is still plain is in no
 * `texts.ts`, or comes from code that knows the languages by name.
 */
import type * as list from '../person/language';
import type { LanguageFacts } from '../person/language';
import type { Catalogue, Texts } from './catalogue';

/** Not the code of a living language: ISO 639-2 reserves `qaa` to `qtz` for private use. */
export const ACCENTED = 'qaa';

const FACTS: LanguageFacts = {
  name: 'Ȧććéńťéđ',
  locale: 'en-GB',
  prefix: '/qaa',
  direction: 'ltr',
};

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = Array.from('áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýźÁḂĆĐÉḞǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ');

export const accented = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter);

/** A whole translation: texts, lists, and results of functions. Ids stay plain, as they are never shown. */
function translated(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'id' ? value : accented(value);
  if (typeof value === 'function')
    return (...values: unknown[]): unknown =>
      translated((value as (...given: unknown[]) => unknown)(...values));
  if (Array.isArray(value)) return value.map((each) => translated(each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([k, each]) => [k, translated(each, k)]));
  return value;
}

/** Replaces `person/language.ts`: the list with one more language. */
export function withAccented(known: typeof list) {
  const LANGUAGES = [...known.LANGUAGES, ACCENTED];
  return {
    ...known,
    LANGUAGES,
    LANGUAGE_FACTS: { ...known.LANGUAGE_FACTS, [ACCENTED]: FACTS },
    OTHER_LANGUAGES: [...known.OTHER_LANGUAGES, ACCENTED],
    isLanguage: (value: unknown) => LANGUAGES.some((each) => each === value),
  };
}

/** Replaces `wording/catalogue.ts`: all texts are translated. */
export const accentedCatalogues = {
  catalogue: <Shape extends Texts>(texts: Catalogue<Shape>) => ({
    ...texts,
    [ACCENTED]: translated(texts.en),
  }),
};

/** The plain English parts of a text, without `data`. @param data names, addresses, dates */
export function plainWords(text: string, data: readonly string[]): string[] {
  const rest = [...data]
    .filter((each) => each !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((left, each) => left.replaceAll(each, ' '), text);
  return rest.match(/[A-Za-z]{3,}(?:[ ’'-][A-Za-z]+)*/g) ?? [];
}
