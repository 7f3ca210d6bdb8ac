import { catalogue } from '../../platform/language/catalogue';

/** The card of a practitioner. */
export const practitionerCardCopy = catalogue({
  en: {
    region: 'Who you will talk to',
    /** while the practice has not put in a name */
    unnamed: 'Your Therapist',
    photoOf: (name: string) => `Photo of ${name}`,
    licence: (board: string, number: string) => `Licence ${number}, ${board}`,
  },
  sw: {
    region: 'Utakayezungumza naye',
    unnamed: 'Mtaalamu Wako',
    photoOf: (name) => `Picha ya ${name}`,
    licence: (board, number) => `Leseni ${number}, ${board}`,
  },
});
