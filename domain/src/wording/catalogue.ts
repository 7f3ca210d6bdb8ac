/**
 * Texts in every language, checked by the compiler: each translation must have exactly the shape of the English, so
 * a missing text, an extra text or a missing language is a type error. A text is a string, or a small function that
 * fills in values. There is no runtime library: each area of the site and each mail has its texts beside it.
 */
import type { Language, MAIN_LANGUAGE } from '../person/language';

export type Text = string | ((...values: never[]) => string);

export interface Texts {
  readonly [key: string]: Text | readonly (string | Texts)[] | Texts;
}

/** A text that is made as a whole from values, such as a policy from the settings of the practice. */
type Composed = (...values: never[]) => object;

export type Catalogue<Shape> = Readonly<Record<Language, Shape>>;

type Main = typeof MAIN_LANGUAGE;

/**
 * Defines an area: `export const bookingTexts = catalogue({ en: { title: 'Book' }, sw: { title: 'Weka miadi' } });`
 * The English gives the shape.
 */
export function catalogue<Shape extends Texts | Composed>(
  texts: Readonly<Record<Main, Shape>> & Readonly<Record<Exclude<Language, Main>, NoInfer<Shape>>>,
): Catalogue<Shape> {
  return texts;
}
