import { UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { layoutCopy } from '../../copy/layout';
import { useCopy } from '../../copy/use-copy';
import { useSession } from '../../session/session';
import { paths } from '../../paths';
import { Avatar } from './avatar';
import { color, radius, target } from '../../ui/tokens';

const AccountMenu = lazy(() => import('./account-menu'));
const AuthDialog = lazy(() =>
  import('../../features/auth/auth-dialog').then(({ AuthDialog }) => ({ default: AuthDialog })),
);

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

/** The avatar at the end of the header: opens the login dialog, or the account menu of the person signed in. */
export function Account() {
  const { t } = useCopy(layoutCopy);
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
      {/* A link, so that it leads to the login page before and without script. */}
      <Door
        to={paths.login}
        aria-label={t.logIn}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          void session.start().catch(() => undefined);
          setAsked(true);
          setOpen(true);
        }}
      >
        <UserRound aria-hidden size={22} />
      </Door>
      {asked && (
        <Suspense fallback={null}>
          <AuthDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
