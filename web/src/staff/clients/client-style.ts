import { styled } from 'styled-components';
import { Panel } from '../parts/panel-style';
import { above, color, space, text } from '../../ui/tokens';

export const Columns = styled.div`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.lg} {
    grid-template-columns: minmax(0, 1fr) 17.5rem;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
  margin-bottom: ${space.sm};
  > :nth-child(2) {
    flex: 1 1 16rem;
    line-height: 1.4;
  }
`;

export const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: 700;
`;

export const Sheet = styled(Panel)`
  padding: ${space.sm} ${space.md};
  h2 {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    margin-bottom: ${space.xxs};
    font-family: inherit;
    font-size: ${text.md};
    font-weight: 700;
    letter-spacing: 0;
  }
  p,
  li {
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  ul {
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--small-button, 2rem);
  }
`;

export const Tops = styled.div`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr);
  @media ${above.sm} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const NextSheet = styled(Sheet)`
  box-shadow: inset 0.25rem 0 0 ${color.primary};
`;

/** One row on a laptop, three short lines on a phone. */
export const SessionRow = styled.li`
  display: grid;
  grid-template-areas: 'when when open' 'what what open' 'state money open';
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space.sm};
  align-items: center;
  min-height: 3rem;
  padding: ${space.xxs} ${space.md};
  line-height: 1.4;
  > :nth-child(1) {
    grid-area: when;
  }
  > :nth-child(2) {
    grid-area: what;
  }
  > :nth-child(3) {
    grid-area: state;
  }
  > :nth-child(4) {
    grid-area: money;
  }
  > :nth-child(5) {
    grid-area: open;
  }
  @media ${above.lg} {
    grid-template-areas: 'when what state money open';
    grid-template-columns: 9.5rem minmax(0, 1fr) 8.5rem 7rem auto;
  }
`;
