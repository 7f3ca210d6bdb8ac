import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../ui/tokens';

const Main = styled.main`
  min-height: 100dvh;
  padding-bottom: ${space.xxl};
`;

/** The place of a page of the staff without its frame: while a password has to be chosen, or a sign-in renewed. */
export function BareMain({ children }: { children: ReactNode }) {
  return (
    <Main id="content" tabIndex={-1}>
      {children}
    </Main>
  );
}
