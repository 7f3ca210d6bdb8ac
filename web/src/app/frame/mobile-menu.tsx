import { Menu, Phone, PhoneCall, X } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useServices } from '../../shared/practice/use-services';
import { LanguageSwitch } from '../../shared/frame/language-switch';
import { layoutTexts } from '../../shared/frame/texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { useCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { bookingPath, paths, telephone } from '../../paths';
import { AnchorButton, LinkButton } from '../../ui/link-button';
import { color, radius, shadow, space, target, text, windowHeight } from '../../ui/tokens';
import { useNavLinks, useOwnLink } from './nav-links';

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
  gap: ${space.sm};
  max-height: calc(
    ${windowHeight} - var(--header) - 0.5rem - var(--leave-quickly) - var(--bottom-bar)
  );
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

/** Where large text leaves no room in the header (`header.tsx`). */
const Languages = styled.div`
  display: none;
  @container (width < 19.5em) {
    display: block;
  }
`;

/** A `details` element works before and without script; `ui/menus/menu-behaviour.ts` closes it. */
export function MobileMenu() {
  const { t, common } = useTexts(layoutTexts);
  const { phone } = usePractice();
  const links = useNavLinks();
  const own = useOwnLink() ?? { to: paths.login, label: common.logIn };
  const status = { to: paths.bookingStatus, label: t.bookingStatus };
  const free = useServices().get('free-consultation');
  const [emergency] = useCrisisNumbers();
  return (
    <details data-menu="">
      <Toggle aria-label={t.menu}>
        <Menu className="opener" aria-hidden size="1.5em" />
        <X className="closer" aria-hidden size="1.5em" />
      </Toggle>
      <Sheet aria-label={t.mainMenu}>
        <LinkButton to={paths.booking} size="lg" full>
          {t.bookSession}
        </LinkButton>
        {free && (
          <LinkButton to={bookingPath(free.slug)} size="lg" variant="secondary" full>
            {t.freeTalk(free.durationMinutes)}
          </LinkButton>
        )}
        {[own, ...links, status].map(({ to, label }) => (
          <Item key={to} to={to} end>
            {label}
          </Item>
        ))}
        <Languages>
          <LanguageSwitch />
        </Languages>
        {phone !== '' && (
          <AnchorButton href={telephone(phone)} size="lg" variant="secondary" full>
            <Phone aria-hidden size="1.25em" />
            {t.callNow}
          </AnchorButton>
        )}
        {emergency && (
          <AnchorButton href={emergency.href} size="lg" variant="secondary" full>
            <PhoneCall aria-hidden size="1.25em" />
            <span>{`${t.inDanger} ${emergency.number}`}</span>
          </AnchorButton>
        )}
      </Sheet>
    </details>
  );
}
