import { styled } from 'styled-components';
import { above, space } from '../../../ui/tokens';

/** The month, and beside it (below it on a phone) the times of the chosen day. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.md} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }
`;
