import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { LANGUAGE_FACTS, LANGUAGES, localPath } from '../../platform/language/language';
import { layoutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { color, radius, space, text } from '../../ui/tokens';

const Choices = styled.div`
  display: inline-flex;
  gap: ${space.xxs};
`;

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  padding: 0 ${space.xs};
  border-radius: ${radius.sm};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: 700;
  }
`;

/**
 * Links to the same page, with query and hash; `app/start.ts` remembers the pressed language. A landmark in the header
 * (short), a plain group elsewhere.
 */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { t, lang } = useTexts(layoutTexts);
  const { pathname, search, hash } = useLocation();
  return (
    <Choices role={short ? 'navigation' : 'group'} aria-label={t.language}>
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          href={localPath(`${pathname}${search}${hash}`, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === lang ? 'true' : undefined}
          aria-label={
            short ? `${language.toUpperCase()}: ${LANGUAGE_FACTS[language].name}` : undefined
          }
        >
          {short ? language.toUpperCase() : LANGUAGE_FACTS[language].name}
        </Choice>
      ))}
    </Choices>
  );
}
