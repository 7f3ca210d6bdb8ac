/**
 * A language for tests: English with accents, "Ḃóóķ Śéśśíóń". A text that stays plain is in no `texts.ts`, or its code
 * names the languages one by one.
 */
import type * as list from '../person/language';
import type { LanguageFacts } from '../person/language';
import type { Catalogue, Texts } from '../wording/catalogue';

/** ISO 639-2 reserves `qaa` to `qtz` for private use. */
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

/** Translates texts, lists and results of functions. Ids are never shown and stay plain. */
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

export const accentedCatalogues = {
  catalogue: <Shape extends Texts>(texts: Catalogue<Shape>) => ({
    ...texts,
    [ACCENTED]: translated(texts.en),
  }),
};

/** The plain English words of a text. @param data names, addresses and dates to ignore */
export function plainWords(text: string, data: readonly string[]): string[] {
  const rest = [...data]
    .filter((each) => each !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((left, each) => left.replaceAll(each, ' '), text);
  return rest.match(/[A-Za-z]{3,}(?:[ ’'-][A-Za-z]+)*/g) ?? [];
}
