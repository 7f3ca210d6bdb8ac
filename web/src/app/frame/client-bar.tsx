import { CalendarDays, CalendarPlus, CircleQuestionMark, UserRound } from 'lucide-react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { clientBarCopy } from '../../copy/account/client-bar';
import { useCopy } from '../../copy/use-copy';
import { paths } from '../../paths';
import { BottomBar } from '../../ui/menus/bottom-bar';
import { above } from '../../ui/tokens';

/** The bar is always there, so the header need not be; it goes away with the page that is scrolled. */
const FoldedHeader = createGlobalStyle`
  @media not ${above.lg} {
    :root { --header: 0rem; }
    /* The site's header, by its menu: those of pages have none. */
    :root header:has(nav) { position: static; }
    body { padding-bottom: var(--bottom-bar); }
  }
`;

/** Very large text on a small screen: the bar stands at the end of the page instead of over it. */
const Bar = styled(BottomBar)`
  @media (max-width: 15em) {
    position: static;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: calc(-1 * var(--bottom-bar));
  }
`;

/** What a client who is signed in needs on a phone, always in reach of the thumb. */
export function ClientBar() {
  const { t } = useCopy(clientBarCopy);
  const icon = { 'aria-hidden': true, size: 22 } as const;
  return createPortal(
    <>
      <FoldedHeader />
      <Bar aria-label={t.navigation} data-bottom-bar="" $columns={4}>
        <NavLink to={paths.booking} end>
          <CalendarPlus {...icon} />
          {t.book}
        </NavLink>
        <NavLink to={paths.mySessions} end>
          <CalendarDays {...icon} />
          {t.sessions}
        </NavLink>
        <NavLink to={paths.profile} end>
          <UserRound {...icon} />
          {t.profile}
        </NavLink>
        <NavLink to={paths.contact} end>
          <CircleQuestionMark {...icon} />
          {t.help}
        </NavLink>
      </Bar>
    </>,
    document.body,
  );
}
