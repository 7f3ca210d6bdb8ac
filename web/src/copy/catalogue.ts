/**
 * Texts in English and Swahili, checked by the compiler: the Swahili must have exactly the shape of the English, so a
 * missing or a stray text is a type error. A text is a string, or a small function when it has something to fill in.
 * No runtime library: one file per area, loaded with the page that uses it.
 */
import type { Language } from '@tulia/domain/records/profile';

export type { Language };

export type Text = string | ((...values: never[]) => string);

export interface Texts {
  readonly [key: string]: Text | readonly (string | Texts)[] | Texts;
}

export interface Catalogue<Shape> {
  en: Shape;
  sw: Shape;
}

/**
 * Defines an area: `export const bookingCopy = catalogue({ title: 'Book' }, { title: 'Weka miadi' });`
 * and uses it: `const { t } = useCopy(bookingCopy); t.title`.
 */
export function catalogue<Shape extends Texts>(en: Shape, sw: NoInfer<Shape>): Catalogue<Shape> {
  return { en, sw };
}
