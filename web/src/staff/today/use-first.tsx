import { useState, type ReactNode } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { ShowAll } from '../parts/panel-style';
import { todayTexts } from './texts';

/** So many lines of a list leave room for the others on a phone's first screen. */
const FIRST = 3;

/** The first lines of a list, and the button that shows all of them in place; null where nothing is hidden. */
export function useFirst<Line>(all: readonly Line[]): {
  shown: readonly Line[];
  opener: ReactNode;
} {
  const { t } = useTexts(todayTexts);
  const [isOpen, setOpen] = useState(false);
  const isCut = all.length > FIRST;
  return {
    shown: isCut && !isOpen ? all.slice(0, FIRST) : all,
    opener: isCut ? (
      <ShowAll type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.showFirst(FIRST) : t.showAll(all.length)}
      </ShowAll>
    ) : null,
  };
}
