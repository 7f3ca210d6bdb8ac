import { createGlobalStyle, styled } from 'styled-components';
import { above, below, color, layer } from '../tokens';

/** Reserves the height of a bar on the whole page. */
export const BottomBarRoom = createGlobalStyle`
  @media ${below.lg} {
    html:root { --bottom-bar: calc(4rem + env(safe-area-inset-bottom)); }
  }
`;

export const BottomBar = styled.nav<{ $columns: number }>`
  position: fixed;
  z-index: ${layer.header};
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  min-height: 4rem;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  @media ${above.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
  > a,
  > details > summary {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 0.1rem;
    min-height: 4rem;
    border-top: 3px solid transparent;
    color: ${color.inkSoft};
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &[aria-current='page'],
    details[open] > & {
      border-top-color: ${color.primary};
      color: ${color.primary};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;
