import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layoutCopy } from '../../copy/layout';
import { useCopy } from '../../copy/use-copy';
import { color, layer, radius, space } from '../../ui/tokens';
import { CrisisLine } from './crisis-line';
import { Footer } from './footer';
import { Header } from './header';
import { NoticeRegion } from './notice-region';
import { QuickExit } from './quick-exit';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
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

/** Pages of the app fill themselves bit by bit: their footer begins below the screen, so that nothing pushes it about. */
const Main = styled.main<{ $grows: boolean }>`
  flex: 1;
  min-height: ${({ $grows }) => ($grows ? '100dvh' : 'auto')};
  padding-bottom: ${space.xxl};
`;

/**
 * Header, page, footer, and before them the way out, because the reader may not be alone, and help for whoever is in danger.
 * @param exit false on the pages of staff, where an Escape too many must not throw work away, and which have neither
 */
export function Layout({
  kind,
  exit,
  children,
}: {
  kind: 'public' | 'app';
  exit: boolean;
  children: ReactNode;
}) {
  const { t } = useCopy(layoutCopy);
  return (
    <Frame>
      <SkipLink href="#content">{t.skip}</SkipLink>
      {exit && <QuickExit />}
      {exit && <CrisisLine />}
      <Header />
      <NoticeRegion worker={kind === 'app'} />
      <Main id="content" tabIndex={-1} $grows={kind === 'app'}>
        {children}
      </Main>
      <Footer />
    </Frame>
  );
}
