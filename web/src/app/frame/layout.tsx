import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { layoutTexts } from '../../shared/frame/texts';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { LeaveQuickly } from '../../ui/menus/leave-quickly';
import { QUICK_EXIT_URL } from '../../ui/menus/leave-quickly-behaviour';
import { color, layer, radius, space, windowHeight } from '../../ui/tokens';
import { CrisisLine } from './crisis-line';
import { Footer } from './footer';
import { Header } from './header';
import { NoticeRegion } from './notice-region';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${windowHeight};
`;

/** Staff pages have no site header, so nothing reserves its height. */
const StaffFrame = styled(Frame)`
  --header: 0rem;
`;

/** Staff pages have no exit, so nothing reserves its height. */
const WithoutStrip = createGlobalStyle`
  html:root { --leave-quickly: 0px; }
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: ${layer.skip};
  top: ${space.xs};
  left: ${space.xs};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.primary};
  color: ${color.onPrimary};
  transform: translateY(-200%);
  &:focus {
    color: ${color.onPrimary};
    transform: none;
  }
`;

/** Pages of the app fill in steps: their footer starts below the screen, so that nothing pushes it. */
const Main = styled.main<{ $grows: boolean }>`
  flex: 1;
  min-height: ${({ $grows }) => ($grows ? windowHeight : 'auto')};
  padding-bottom: ${space.xxl};
`;

interface LayoutProps {
  kind: 'public' | 'app';
  /** `paper`: staff see it without the frame of the site */
  area: 'site' | 'staff' | 'paper';
  children: ReactNode;
}

/**
 * Before the page: the exit, because the reader may not be alone, and help for a person in danger. Staff pages have
 * their own frame (`staff/frame/staff-shell.tsx`) without exit: an Escape too many must not lose work.
 */
export function Layout({ kind, area, children }: LayoutProps) {
  const { t } = useTexts(layoutTexts);
  const { role } = useSession();
  const isPaper = area === 'paper' && role !== null && role !== 'client';
  if (area === 'staff' || isPaper)
    return (
      <StaffFrame>
        <WithoutStrip />
        <SkipLink href="#content">{t.skip}</SkipLink>
        <NoticeRegion isApp={kind === 'app'} />
        {isPaper ? (
          <Main id="content" tabIndex={-1} $grows={false}>
            {children}
          </Main>
        ) : (
          children
        )}
      </StaffFrame>
    );
  return (
    <Frame>
      <SkipLink href="#content">{t.skip}</SkipLink>
      <LeaveQuickly label={t.quickExit} hint={t.quickExitHint} href={QUICK_EXIT_URL}>
        <CrisisLine />
      </LeaveQuickly>
      <Header />
      <NoticeRegion isApp={kind === 'app'} />
      <Main id="content" tabIndex={-1} $grows={kind === 'app'}>
        {children}
      </Main>
      <Footer />
    </Frame>
  );
}
