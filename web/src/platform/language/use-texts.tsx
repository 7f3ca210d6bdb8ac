import { createContext, useContext, type ReactNode } from 'react';
import type { Catalogue, Language } from './catalogue';
import { commonTexts, type Common } from './texts';
import { MAIN_LANGUAGE } from './language';

const LanguageContext = createContext<Language>(MAIN_LANGUAGE);

export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** For a component without texts of its own. */
export const useCommonTexts = (): Common => commonTexts[useLanguage()];

/** `const { t, common, lang } = useTexts(bookingTexts);` */
export function useTexts<Shape>(area: Catalogue<Shape>): {
  t: Shape;
  common: Common;
  lang: Language;
} {
  const lang = useLanguage();
  return { t: area[lang], common: commonTexts[lang], lang };
}
