import type { Role } from '@tulia/domain/person/role';
import { ExternalLink, LogOut } from 'lucide-react';
import { useEffect, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { layoutTexts } from '../../shared/frame/texts';
import { staffFrameTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { paths } from '../../paths';
import { useStayWhile } from '../../platform/hooks/use-stay-while';
import { keepStaffPages } from '../../platform/offline/updates';
import { useSession } from '../../platform/session/session';
import { Cluster } from '../../ui/layout';
import { BottomBarRoom } from '../../ui/menus/bottom-bar';
import { Account } from '../../shared/frame/account';
import { Brand } from '../../shared/frame/brand';
import { LanguageSwitch } from '../../shared/frame/language-switch';
import { ThemeSwitch } from '../../shared/frame/theme-switch';
import { pendingActions, isAwaited } from '../bookings/board/waiting/pending-actions';
import { Arrivals } from './arrivals';
import { NavIcon, PageLink, WaitingCount } from './staff-nav';
import * as Style from './staff-nav-style';
import { isHere, staffPages, type StaffPage, type StaffPages } from './staff-pages';
import { SearchButton } from './search-button';
import { useWaitingCounts } from './use-waiting-counts';

type Counts = ReturnType<typeof useWaitingCounts>;

/** The frame of the staff pages: a rail on a laptop, a bar at the bottom of a phone, and tools beside the title. */
export default function StaffShell({ role, children }: { role: Role; children: ReactNode }) {
  const pages = staffPages(role);
  const counts = useWaitingCounts();
  // Closing the tab would lose actions that wait for their Undo (decision 025).
  useStayWhile(useSyncExternalStore(pendingActions.subscribe, isAwaited));
  useEffect(keepStaffPages, []);
  return (
    <Style.Area>
      <SideRail pages={pages} counts={counts} />
      <Style.Column>
        <Style.Tools>
          <SearchButton pages={[...pages.main, ...pages.practice]} />
          <Arrivals />
          <Account />
        </Style.Tools>
        <Style.Main id="content" tabIndex={-1}>
          {children}
        </Style.Main>
      </Style.Column>
      <BottomBarRoom />
      <Style.Targets />
      <BottomBar pages={pages} counts={counts} />
    </Style.Area>
  );
}

function SideRail({ pages, counts }: { pages: StaffPages; counts: Counts }) {
  const { t } = useTexts(staffFrameTexts);
  return (
    <Style.Rail aria-label={t.navigation}>
      <Brand />
      <Style.RailMiddle>
        <PageList pages={pages.main} counts={counts} />
        <Style.RailHeading id="practice-pages">{t.practice}</Style.RailHeading>
        <PageList $small aria-labelledby="practice-pages" pages={pages.practice} counts={counts} />
      </Style.RailMiddle>
      <WaysOut />
    </Style.Rail>
  );
}

function PageList({
  pages,
  counts,
  ...list
}: ComponentProps<typeof Style.RailList> & { pages: readonly StaffPage[]; counts: Counts }) {
  return (
    <Style.RailList {...list}>
      {pages.map((page) => (
        <li key={page.name}>
          <PageLink page={page} count={counts[page.name]} />
        </li>
      ))}
    </Style.RailList>
  );
}

function WaysOut() {
  const { t, common } = useTexts(staffFrameTexts);
  const session = useSession();
  return (
    <Style.RailEnd>
      <Link to={paths.home}>
        <ExternalLink aria-hidden size={18} />
        {t.toSite}
      </Link>
      <button type="button" onClick={() => void session.signOut()}>
        <LogOut aria-hidden size={18} />
        {common.logOut}
      </button>
      <Cluster $gap="xxs">
        <LanguageSwitch />
        <ThemeSwitch />
      </Cluster>
    </Style.RailEnd>
  );
}

function BottomBar({ pages, counts }: { pages: StaffPages; counts: Counts }) {
  const { t } = useTexts(staffFrameTexts);
  const { t: layout } = useTexts(layoutTexts);
  const { pathname, search } = useLocation();
  const inPractice = pages.practice.some((page) => isHere(page, pathname, search));
  const waiting = pages.practice.map(({ name }) => counts[name]).find((count) => count);
  return (
    <Style.Bar aria-label={t.navigation} $columns={5}>
      {pages.main.map((page) => (
        <PageLink key={page.name} page={page} count={counts[page.name]} />
      ))}
      <details data-menu="">
        <summary aria-current={inPractice ? 'page' : undefined}>
          <NavIcon name="practice" />
          <span>{t.practice}</span>
          <WaitingCount count={waiting} />
        </summary>
        <Style.Sheet role="group" aria-label={`${layout.menu}: ${t.practice}`}>
          <PageList pages={pages.practice} counts={counts} />
          <WaysOut />
        </Style.Sheet>
      </details>
    </Style.Bar>
  );
}
