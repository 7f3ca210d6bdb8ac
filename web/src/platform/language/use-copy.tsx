import { createContext, useContext, type ReactNode } from 'react';
import type { Catalogue, Language } from './catalogue';
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

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of an area in the language of the page: `const { t, lang } = useCopy(bookingCopy);` */
export function useCopy<Shape>(area: Catalogue<Shape>): { t: Shape; lang: Language } {
  const lang = useLanguage();
  return { t: area[lang], lang };
}
