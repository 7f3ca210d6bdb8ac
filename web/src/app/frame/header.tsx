import { Phone } from 'lucide-react';
import { lazy } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { layoutTexts } from '../../shared/frame/texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { Container } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { paths, telephone } from '../../paths';
import { above, color, layer, radius, space, target } from '../../ui/tokens';
import { Account } from '../../shared/frame/account';
import { Brand } from '../../shared/frame/brand';
import { LanguageSwitch } from '../../shared/frame/language-switch';
import { MobileMenu } from './mobile-menu';
import { useNavLinks, useOwnLink } from './nav-links';

const LoginDialog = lazy(() =>
  import('../../client/account/auth-dialog').then(({ AuthDialog }) => ({ default: AuthDialog })),
);

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: var(--leave-quickly);
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  /* Sizes within depend on the width in letters: narrow windows and large text are alike. */
  container-type: inline-size;
  /* In a low window with large text, header and exit would keep half of it. */
  @media (max-height: 12em) {
    position: static;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  align-items: center;
  min-height: var(--header);
`;

const Wide = styled.div`
  display: none;
  @media ${above.xl} {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }
`;

const Links = styled(Wide).attrs({ as: 'nav' })`
  gap: 0;
  margin-inline: auto;
`;

/** With large text on a small screen the switch moves to the menu. */
const Languages = styled.div`
  display: contents;
  @container (width < 19.5em) {
    display: none;
  }
`;

/** The menu of small screens begins with it. */
const Book = styled.div`
  display: none;
  @media ${above.sm} {
    display: block;
  }
`;

const Narrow = styled.div`
  @media ${above.xl} {
    display: none;
  }
`;

const Item = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding: 0 0.6rem;
  border-radius: ${radius.pill};
  color: ${color.inkSoft};
  font-weight: 600;
  text-decoration: none;
  &:hover,
  &[aria-current='page'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
`;

const PhoneLink = styled.a`
  display: inline-flex;
  justify-content: center;
  align-items: center;
  min-width: ${target};
  min-height: ${target};
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${space.xxs};
  align-items: center;
  margin-left: auto;
  @media ${above.xl} {
    margin-left: 0;
  }
`;

/** Sticky header (specification section 2). The phone link is an icon, named by the number that the footer shows. */
export function Header() {
  const { t } = useTexts(layoutTexts);
  const { phone } = usePractice();
  const links = useNavLinks();
  const own = useOwnLink();
  return (
    <Bar>
      <Row>
        <Brand />
        <Links aria-label={t.mainMenu}>
          {[...links, ...(own === null ? [] : [own])].map(({ to, label }) => (
            <Item key={to} to={to} end>
              {label}
            </Item>
          ))}
        </Links>
        <End>
          {phone !== '' && (
            <Wide>
              <PhoneLink href={telephone(phone)} aria-label={t.callPractice(phone)}>
                <Phone aria-hidden size="1.25em" />
              </PhoneLink>
            </Wide>
          )}
          <Book>
            <LinkButton size="sm" to={paths.booking}>
              {t.bookSession}
            </LinkButton>
          </Book>
          <Languages>
            <LanguageSwitch short />
          </Languages>
          <Account LoginDialog={LoginDialog} />
          <Narrow>
            <MobileMenu />
          </Narrow>
        </End>
      </Row>
    </Bar>
  );
}
