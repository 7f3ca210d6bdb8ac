import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layoutCopy } from '../../copy/layout';
import { useCopy } from '../../copy/use-copy';
import { color, layer, radius, space } from '../../ui/tokens';
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
  z-index: ${layer.menu};
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

/** Header, page, footer; public pages also have the way out, because the reader may not be alone. */
export function Layout({ kind, children }: { kind: 'public' | 'app'; children: ReactNode }) {
  const { t } = useCopy(layoutCopy);
  return (
    <Frame>
      <SkipLink href="#content">{t.skip}</SkipLink>
      <Header />
      <NoticeRegion worker={kind === 'app'} />
      <Main id="content" tabIndex={-1} $grows={kind === 'app'}>
        {children}
      </Main>
      <Footer />
      {kind === 'public' && <QuickExit />}
    </Frame>
  );
}
