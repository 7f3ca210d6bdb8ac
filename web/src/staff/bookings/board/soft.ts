import { styled } from 'styled-components';
import { Soft as Words } from '../../../ui/layout';

/** A line of soft words, with links that a finger finds. */
export const Soft = styled(Words)`
  display: block;
  > a {
    display: inline-block;
    padding-block: 0.15rem;
  }
`;
