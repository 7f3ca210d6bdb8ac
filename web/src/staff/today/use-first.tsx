import { useState, type ReactNode } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { ShowAll } from '../parts/panel-style';
import { todayTexts } from './texts';

/**
 * The first lines of a list, and the button that shows all of them in place; null where nothing is hidden.
 * @param first so many lines leave room for the other lists on a phone's first screen
 */
export function useFirst<Line>(
  all: readonly Line[],
  first = 3,
): {
  shown: readonly Line[];
  opener: ReactNode;
} {
  const { t } = useTexts(todayTexts);
  const [isOpen, setOpen] = useState(false);
  const isCut = all.length > first;
  return {
    shown: isCut && !isOpen ? all.slice(0, first) : all,
    opener: isCut ? (
      <ShowAll type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.showFirst(first) : t.showAll(all.length)}
      </ShowAll>
    ) : null,
  };
}
