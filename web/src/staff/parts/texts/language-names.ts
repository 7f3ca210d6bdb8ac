import { catalogue, type Language } from '../../../platform/language/catalogue';

const en: Record<Language, string> = { en: 'English', sw: 'Swahili' };
const sw: Record<Language, string> = { en: 'Kiingereza', sw: 'Kiswahili' };

export const languageNamesTexts = catalogue({ en, sw });
