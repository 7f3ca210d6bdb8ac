import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, windowHeight } from '../../ui/tokens';

const Main = styled.main`
  min-height: ${windowHeight};
  padding-bottom: ${space.xxl};
`;

/** A staff page without the frame, for choosing a password or signing in again. */
export function BareMain({ children }: { children: ReactNode }) {
  return (
    <Main id="content" tabIndex={-1}>
      {children}
    </Main>
  );
}
