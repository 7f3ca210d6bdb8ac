import { styled } from 'styled-components';
import { Soft as Words } from '../../../ui/layout';

/** Its links are large enough for a finger. */
export const Soft = styled(Words)`
  display: block;
  > a {
    display: inline-block;
    padding-block: 0.15rem;
  }
`;
