/**
 * Texts in every language, checked by the compiler: each translation must have exactly the shape of the English, so a missing
 * or a stray text is a type error, and so is a missing language. A text is a string, or a small function when it has
 * something to fill in. No runtime library: one catalogue per area of the site and per mail, beside what shows it.
 */
import type { Language, MAIN_LANGUAGE } from '../person/language';

export type Text = string | ((...values: never[]) => string);

export interface Texts {
  readonly [key: string]: Text | readonly (string | Texts)[] | Texts;
}

/** A text that is made as a whole from what it is about, such as a policy from the settings of the practice. */
type Composed = (...values: never[]) => object;

export type Catalogue<Shape> = Readonly<Record<Language, Shape>>;

type Main = typeof MAIN_LANGUAGE;

/**
 * Defines an area: `export const bookingCopy = catalogue({ en: { title: 'Book' }, sw: { title: 'Weka miadi' } });`
 * The English gives the shape.
 */
export function catalogue<Shape extends Texts | Composed>(
  texts: Readonly<Record<Main, Shape>> & Readonly<Record<Exclude<Language, Main>, NoInfer<Shape>>>,
): Catalogue<Shape> {
  return texts;
}
