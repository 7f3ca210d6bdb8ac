import { isAdmin, isStaffRole, type Role } from '@tulia/domain/person/role';
import { ROLE_LABELS } from '@tulia/domain/wording/labels';
import { CalendarDays, LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { layoutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import type { SessionUser } from '../../platform/session/session';
import { paths } from '../../paths';
import { DropdownMenu, type MenuItem } from '../../ui/menus/dropdown-menu';
import { color, radius, text } from '../../ui/tokens';
import { Avatar } from './avatar';
import { ClientBar } from './client-bar';

const Trigger = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
`;

const Person = styled.div`
  display: grid;
  line-height: 1.35;
  overflow-wrap: anywhere;
  small {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

interface AccountMenuProps {
  user: SessionUser;
  role: Role;
  onSignOut: () => void;
}

/** Specification section 2, avatar menu. This file also loads the client's bar, which only signed-in people need. */
export default function AccountMenu({ user, role, onSignOut }: AccountMenuProps) {
  const { t, common, lang } = useTexts(layoutTexts);
  const navigate = useNavigate();
  const name =
    user.displayName === null || user.displayName === '' ? t.userFallback : user.displayName;
  const look = { 'aria-hidden': true, size: 18 } as const;
  const link = (path: string, label: string, icon: MenuItem['icon']): MenuItem => ({
    key: path,
    label,
    icon,
    onSelect: () => void navigate(path),
  });
  const items = [
    link(paths.mySessions, common.mySessions, <CalendarDays {...look} />),
    link(paths.profile, t.profile, <UserRound {...look} />),
    link(`${paths.profile}?tab=settings`, t.settings, <Settings {...look} />),
  ];
  if (isAdmin(role)) items.push(link(paths.admin, t.adminPanel, <LayoutDashboard {...look} />));
  else if (isStaffRole(role))
    items.push(link(paths.staff, t.staffArea, <LayoutDashboard {...look} />));
  const out = { key: 'out', label: common.logOut, icon: <LogOut {...look} />, separated: true };

  return (
    <>
      {role === 'client' && <ClientBar />}
      <DropdownMenu
        trigger={
          <Trigger type="button" aria-label={`${t.account}: ${name}`}>
            <Avatar name={user.displayName} />
          </Trigger>
        }
        heading={
          <Person>
            <strong>{name}</strong>
            <small>{user.email}</small>
            <small>{ROLE_LABELS[lang][role]}</small>
          </Person>
        }
        items={[...items, { ...out, onSelect: onSignOut }]}
      />
    </>
  );
}
