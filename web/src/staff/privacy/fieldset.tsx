import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../ui/layout';
import { space } from '../../ui/tokens';

const Frame = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space.xs};
    font-weight: 700;
  }
`;

/** Boxes to tick that answer one question. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Frame>
      <legend>{legend}</legend>
      <Grid $gap="xs">{children}</Grid>
    </Frame>
  );
}
