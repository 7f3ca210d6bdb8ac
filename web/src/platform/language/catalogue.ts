/** The type of a screen's texts, the same as for the mails: `const { t } = useTexts(bookingTexts); t.title`. */
// By its file, since the build reads some catalogues where packages in TypeScript cannot be loaded.
export { catalogue, type Catalogue } from '../../../../domain/src/wording/catalogue.ts';
export type { Language } from '../../../../domain/src/person/language.ts';
