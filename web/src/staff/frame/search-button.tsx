import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { staffFrameTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { lazyPart } from '../../platform/offline/lazy-part';
import { above, color, radius, space, target, text } from '../../ui/tokens';
import type { StaffPage } from './staff-pages';

const QuickSearch = lazyPart(() => import('./quick-search').then((part) => part.default));

const Opener = styled.button`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  justify-content: center;
  min-width: ${target};
  min-height: ${target};
  padding: 0 ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 600;
  span,
  kbd {
    display: none;
  }
  &:hover {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  @media ${above.lg} {
    padding: 0 ${space.sm};
    border-color: ${color.lineStrong};
    background: ${color.surface};
    span,
    kbd {
      display: inline;
    }
  }
`;

const Key = styled.kbd`
  padding: 0 0.35rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  font-family: inherit;
  font-size: 0.8rem;
`;

/** Opens quick search; Ctrl+K (Cmd+K on a Mac) opens it from anywhere. */
export function SearchButton({ pages }: { pages: readonly StaffPage[] }) {
  const { t } = useTexts(staffFrameTexts);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      // An open dialog may hold unfinished work.
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Opener
        type="button"
        aria-label={t.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={20} />
        <span>{t.search}</span>
        <Key aria-hidden>{t.searchKey}</Key>
      </Opener>
      {open && (
        <Suspense>
          <QuickSearch pages={pages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
