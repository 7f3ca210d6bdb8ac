/**
 * Texts in every language. The compiler requires the shape of the English in each translation, so a missing or extra
 * text is a type error. A text is a string or a function that fills in values.
 */
import type { Language, MAIN_LANGUAGE } from '../person/language';

export type Text = string | ((...values: never[]) => string);

export interface Texts {
  readonly [key: string]: Text | readonly (string | Texts)[] | Texts;
}

/** Made as a whole from values, such as a policy from the practice's settings. */
type Composed = (...values: never[]) => object;

export type Catalogue<Shape> = Readonly<Record<Language, Shape>>;

type Main = typeof MAIN_LANGUAGE;

/** For example `catalogue({ en: { title: 'Book' }, sw: { title: 'Weka miadi' } })`. The English gives the shape. */
export function catalogue<Shape extends Texts | Composed>(
  texts: Readonly<Record<Main, Shape>> & Readonly<Record<Exclude<Language, Main>, NoInfer<Shape>>>,
): Catalogue<Shape> {
  return texts;
}
