import { catalogue } from '../../platform/language/catalogue';

export const practitionerCardTexts = catalogue({
  en: {
    region: 'Who you will talk to',
    /** until the practice has set a name */
    unnamed: 'Your Therapist',
    photoOf: (name: string) => `Photo of ${name}`,
    licence: (board: string, number: string) => `Licence ${number}, ${board}`,
    /** @param name as stored */
    languageName: (name: string) => name,
  },
  sw: {
    region: 'Utakayezungumza naye',
    unnamed: 'Mtaalamu Wako',
    photoOf: (name) => `Picha ya ${name}`,
    licence: (board, number) => `Leseni ${number}, ${board}`,
    languageName: (name) => (name === 'English' ? 'Kiingereza' : name),
  },
});
