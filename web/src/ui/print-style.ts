/** A page on paper: without frame, and without what can only be pressed. */
import { createGlobalStyle, styled } from 'styled-components';

export const PrintRules = createGlobalStyle`
  @media print {
    body > div header,
    body > div footer,
    body > div nav,
    [role='tablist'],
    [role='group'] button {
      display: none !important;
    }
    body {
      background: none;
    }
  }
`;

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
