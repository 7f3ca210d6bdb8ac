import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { layoutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { currentTheme, subscribeToTheme, THEME_CHOICES } from '../../ui/theme/theme-choice';
import { color, radius, space, text } from '../../ui/tokens';

const Choices = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  align-items: center;
`;

const Choice = styled.button`
  min-height: 2.25rem;
  padding: 0 ${space.sm};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  &:hover {
    text-decoration: underline;
  }
  &[aria-pressed='true'] {
    border-color: ${color.lineStrong};
    color: ${color.ink};
    font-weight: 700;
  }
`;

/** `ui/theme/theme-choice.ts` handles the press, so that it works before React. */
export function ThemeSwitch() {
  const { t } = useTexts(layoutTexts);
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'device');
  return (
    <Choices role="group" aria-label={t.theme}>
      {THEME_CHOICES.map((choice) => (
        <Choice
          key={choice}
          type="button"
          data-theme-choice={choice}
          aria-pressed={choice === chosen}
        >
          {t.themes[choice]}
        </Choice>
      ))}
    </Choices>
  );
}
