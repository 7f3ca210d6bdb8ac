/**
 * A language made for tests: English in which no letter is left plain, "Ḃóóķ Śéśśíóń". Adding it takes what a further
 * language takes, a line of the list and a translation of every catalogue, so whatever is then still plain is a text that
 * stands in no catalogue or a place that knows the languages by name.
 */
import type * as list from '../person/language';
import type { LanguageFacts } from '../person/language';
import type { Catalogue, Texts } from './catalogue';

/** No code of a living language: ISO 639-2 leaves `qaa` to `qtz` to whoever needs one. */
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

/** A whole translation: texts, lists, and what functions fill in. Ids stay, they are never shown. */
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

/** In place of `person/language.ts`: the list with one language more. */
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

/** In place of `wording/catalogue.ts`: every catalogue has been translated. */
export const accentedCatalogues = {
  catalogue: <Shape extends Texts>(texts: Catalogue<Shape>) => ({
    ...texts,
    [ACCENTED]: translated(texts.en),
  }),
};

/** What is plain English in a text, word by word, but for what is no text of a catalogue. @param data names, addresses, dates */
export function plainWords(text: string, data: readonly string[]): string[] {
  const rest = [...data]
    .filter((each) => each !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((left, each) => left.replaceAll(each, ' '), text);
  return rest.match(/[A-Za-z]{3,}(?:[ ’'-][A-Za-z]+)*/g) ?? [];
}
