// Imported by file: the build reads some catalogues where packages in TypeScript cannot be loaded.
export { catalogue, type Catalogue } from '../../../../domain/src/wording/catalogue.ts';
export type { Language } from '../../../../domain/src/person/language.ts';
