import { CalendarDays, CalendarPlus, MessageCircle, UserRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { clientBarTexts } from './client-bar-texts';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { BottomBar, BottomBarRoom } from '../../ui/menus/bottom-bar';
import { below } from '../../ui/tokens';

const RoomForBar = createGlobalStyle`
  @media ${below.lg} {
    body { padding-bottom: var(--bottom-bar); }
  }
`;

/** The bar ends the page where it would cover too much; an upright phone's keyboard does not move it. */
const Bar = styled(BottomBar)`
  @media (max-width: 15em), (min-width: 30em) and (max-height: 24em) {
    position: static;
    margin-bottom: calc(-1 * var(--bottom-bar));
  }
  @media (max-width: 15em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A bar for the thumb. Drawn in React's root, so that it comes with the page and not under a finger. */
export function ClientBar() {
  const { t, common } = useTexts(clientBarTexts);
  const [root, setRoot] = useState<Element | null>(null);
  const find = useCallback((mark: HTMLElement | null) => {
    if (mark !== null) setRoot(mark.closest('#root') ?? document.body);
  }, []);
  const links = [
    { to: paths.booking, label: t.book, Icon: CalendarPlus },
    { to: paths.mySessions, label: common.mySessions, Icon: CalendarDays },
    { to: paths.profile, label: t.profile, Icon: UserRound },
    { to: paths.contact, label: t.contact, Icon: MessageCircle },
  ];
  const bar = (
    <>
      <BottomBarRoom />
      <RoomForBar />
      <Bar aria-label={t.navigation} data-bottom-bar="" $columns={4}>
        {links.map(({ to, label, Icon }) => (
          <NavLink key={to} to={to} end>
            <Icon aria-hidden size={22} />
            <span>{label}</span>
          </NavLink>
        ))}
      </Bar>
    </>
  );
  return (
    <span hidden ref={find}>
      {root !== null && createPortal(bar, root)}
    </span>
  );
}
