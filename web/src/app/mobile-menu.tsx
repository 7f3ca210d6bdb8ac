import { Menu, Phone, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { layoutCopy } from '../copy/layout';
import { useCopy } from '../copy/use-copy';
import { usePractice } from '../firebase/practice';
import { AnchorButton } from '../ui/link-button';
import { color, radius, shadow, space, target, text } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { telephone, useNavLinks } from './nav-links';

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  border-radius: ${radius.pill};
  color: ${color.ink};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & .opener,
  details:not([open]) > & .closer {
    display: none;
  }
`;

const Sheet = styled.nav`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  display: grid;
  gap: ${space.xxs};
  max-height: calc(100dvh - 4.5rem);
  overflow-y: auto;
  padding: ${space.md};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 3rem;
  padding: 0 ${space.md};
  border-radius: ${radius.md};
  color: ${color.ink};
  font-size: ${text.lg};
  font-weight: 600;
  text-decoration: none;
  &[aria-current='page'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
`;

/** The menu of small screens. A `details` element: it opens before and without script. Choosing a link closes it. */
export function MobileMenu() {
  const { t } = useCopy(layoutCopy);
  const { phone } = usePractice();
  const links = useNavLinks();
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => setOpen(false);

  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      details.current?.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && details.current?.contains(event.target) !== true)
        setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return (
    <details ref={details} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Toggle>
        <Menu className="opener" aria-hidden size={24} />
        <X className="closer" aria-hidden size={24} />
        <VisuallyHidden>{t.menu}</VisuallyHidden>
      </Toggle>
      <Sheet aria-label={t.mainMenu}>
        {links.map(({ to, label }) => (
          <Item key={to} to={to} end onClick={close}>
            {label}
          </Item>
        ))}
        <AnchorButton href={telephone(phone)} size="lg" full onClick={close}>
          <Phone aria-hidden size={20} />
          {t.callNow}
        </AnchorButton>
      </Sheet>
    </details>
  );
}
