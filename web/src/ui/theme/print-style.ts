/** What stands on the screen or on paper only. What holds of every page on paper is in `global-style.tsx`. */
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
