/** For the screen or for paper only; rules for every page are in `global-style.tsx`. */
import { styled } from 'styled-components';

export const OnScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

export const OnPaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
