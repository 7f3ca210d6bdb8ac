import { UserRound } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { layoutTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { paths } from '../../paths';
import { Avatar } from './avatar';
import { color, radius, target } from '../../ui/tokens';

const AccountMenu = lazy(() => import('./account-menu'));

const Door = styled(Link)`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  border-radius: ${radius.pill};
  color: ${color.ink};
  &:hover {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
`;

/** Opens the account menu; for a visitor the login dialog, or the login page where the dialog is missing. */
export function Account({
  LoginDialog,
}: {
  LoginDialog?: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
}) {
  const { common } = useTexts(layoutTexts);
  const session = useSession();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  if (session.status === 'signed-in')
    return (
      <Suspense fallback={<Avatar name={session.user.displayName} />}>
        <AccountMenu
          user={session.user}
          role={session.role}
          onSignOut={() => void session.signOut()}
        />
      </Suspense>
    );
  if (session.status === 'loading') return <Avatar name={null} waiting />;
  return (
    <>
      {/* A link works before the script has loaded, and without it. */}
      <Door
        to={paths.login}
        aria-label={common.logIn}
        aria-haspopup={LoginDialog && 'dialog'}
        onClick={(event) => {
          if (!LoginDialog) return;
          event.preventDefault();
          void session.start().catch(() => undefined);
          setAsked(true);
          setOpen(true);
        }}
      >
        <UserRound aria-hidden size={22} />
      </Door>
      {asked && LoginDialog && (
        <Suspense fallback={null}>
          <LoginDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
