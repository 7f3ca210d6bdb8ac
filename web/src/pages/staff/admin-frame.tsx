import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { adminCopy } from '../../copy/staff/admin';
import { adminMailsCopy } from '../../copy/staff/admin-mails';
import { useCopy } from '../../copy/use-copy';
import { useMailTroubles } from '../../data/use-mail-troubles';
import { paths } from '../../paths';
import { Badge } from '../../ui/badge';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { color, space, target } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

const Links = styled.ul`
  display: flex;
  gap: ${space.xs};
  overflow-x: auto;
  margin-top: ${space.md};
  border-bottom: 1px solid ${color.line};
  list-style: none;
`;

const PageLink = styled(NavLink)`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.sm};
  border-bottom: 3px solid transparent;
  color: ${color.inkSoft};
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
  &[aria-current='page'] {
    border-bottom-color: ${color.primary};
    color: ${color.primary};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The `/admin` pages stand beside each other under one row of links. */
export function AdminFrame({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  const { t } = useCopy(adminCopy);
  const { t: mails } = useCopy(adminMailsCopy);
  const troubles = useMailTroubles().data?.length ?? 0;
  const row = useRef<HTMLUListElement>(null);
  // On a phone the row is wider than the screen: the page one is on stands in its middle.
  useLayoutEffect(() => {
    const list = row.current;
    const here = list?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list || !here) return;
    const { left, width } = here.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    list.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, []);
  const pages = [
    { to: paths.admin, name: t.dashboard, troubles },
    { to: paths.adminBookings, name: t.bookings },
    { to: paths.adminSchedule, name: t.schedule },
    { to: paths.adminTime, name: t.time },
    { to: paths.adminMessages, name: t.messages },
    { to: paths.adminServices, name: t.services },
    { to: paths.adminPractitioners, name: t.practitioners },
    { to: paths.adminArticles, name: t.articles },
    { to: paths.adminMoney, name: t.money },
    { to: paths.adminSettings, name: t.settings },
    { to: paths.adminStaff, name: t.staff },
    { to: paths.adminRegister, name: t.register },
    { to: paths.adminProfile, name: t.profile },
  ];
  return (
    <Container>
      <nav aria-label={t.navigation}>
        <Links ref={row}>
          {pages.map(({ to, name, troubles: count = 0 }) => (
            <li key={to}>
              <PageLink to={to} end>
                {name}
                {count > 0 && (
                  <Badge $tone="danger">
                    <span aria-hidden>{count}</span>
                    <VisuallyHidden>{mails.count(count)}</VisuallyHidden>
                  </Badge>
                )}
              </PageLink>
            </li>
          ))}
        </Links>
      </nav>
      <PageHeading lead={lead}>{heading}</PageHeading>
      {children}
    </Container>
  );
}
