import { catalogue, type Language } from '../../../platform/language/catalogue';

const en: Record<Language, string> = { en: 'English', sw: 'Swahili' };
const sw: Record<Language, string> = { en: 'Kiingereza', sw: 'Kiswahili' };

/** What the languages are called, for staff who write or choose one. */
export const languageNamesCopy = catalogue({ en, sw });
