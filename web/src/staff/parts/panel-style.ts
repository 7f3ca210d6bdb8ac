import { styled } from 'styled-components';
import { above, below, color, radius, shadow, space, target, text } from '../../ui/tokens';

/** Two columns on a laptop: the present session with the requests, and the rest. */
export const Board = styled.div`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${above.lg} {
    gap: ${space.md};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
export const Part = styled.div`
  display: grid;
  gap: ${space.sm};
  min-width: 0;
`;

export const Panel = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.soft};
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  align-items: baseline;
  min-height: ${target};
  padding: ${space.xs} ${space.md};
  h2 {
    font-family: inherit;
    font-size: ${text.md};
    font-weight: 700;
    letter-spacing: 0;
  }
  a {
    margin-left: auto;
    padding: 0.75rem 0;
    margin-block: -0.75rem;
    font-size: ${text.sm};
    font-weight: 700;
  }
`;

export const Lines = styled.ul`
  list-style: none;
  > li {
    border-top: 1px solid ${color.line};
  }
`;

export const Who = styled.div`
  min-width: 0;
  line-height: 1.4;
  > * {
    display: block;
  }
`;

/** A target of a finger on one line of text. */
export const NameLink = styled.a`
  display: inline-block;
  max-width: 100%;
  position: relative;
  z-index: 1;
  padding-block: 0.7rem;
  margin-block: -0.7rem;
  overflow: hidden;
  text-overflow: ellipsis;
  color: inherit;
  text-decoration: none;
  vertical-align: bottom;
  &:hover {
    text-decoration: underline;
  }
`;

/** Opens the rest of a list in place. */
export const ShowAll = styled.button`
  width: 100%;
  min-height: ${target};
  padding: 0 ${space.md};
  border: 0;
  border-top: 1px solid ${color.line};
  background: none;
  color: ${color.primary};
  font-size: ${text.sm};
  font-weight: 700;
  text-align: left;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.xs};
  align-items: center;
  justify-content: flex-end;
  @media ${below.lg} {
    a,
    button {
      min-height: ${target};
    }
  }
`;

export const Sign = styled.span<{ $tone: 'calm' | 'good' | 'warn' | 'bad' }>`
  display: inline-flex;
  gap: 0.35rem;
  align-items: center;
  color: ${({ $tone }) =>
    ({
      calm: color.inkSoft,
      good: color.onSuccessSoft,
      warn: color.onWarningSoft,
      bad: color.onDangerSoft,
    })[$tone]};
  font-size: ${text.sm};
  font-weight: 700;
`;

/** Time, client, service, sign and actions: one row if there is room; else the actions stand under the text. */
export const SessionLine = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: ${space.xxs} 0;
  align-items: center;
  min-height: 3.5rem;
  padding: ${space.xxs} ${space.sm} ${space.xxs} ${space.md};
  line-height: 1.35;
  > strong:first-child {
    font-variant-numeric: tabular-nums;
  }
  @media ${above.xl} {
    grid-template-columns: 3.25rem minmax(9rem, 1fr) auto;
    gap: 0 ${space.sm};
  }
  @media ${below.xl} {
    > ${Who} {
      display: contents;
    }
    > ${Who} > :last-child,
    > ${Ends} {
      grid-column: 1 / -1;
    }
    > ${Ends} > ${Sign} {
      flex: 1 1 4.5rem;
    }
  }
`;

export const RequestLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.sm};
  align-items: center;
  padding: ${space.xs} ${space.sm} ${space.xs} ${space.md};
  line-height: 1.4;
  /* On a phone the words need the room. */
  @media ${below.sm} {
    > ${Ends}:last-child {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;

/** A sign, and the rarer actions beside it; their targets reach over the line above. */
export const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 ${space.sm};
  align-items: center;
  justify-content: space-between;
  > ${Ends} {
    position: relative;
    z-index: 1;
    margin-block: -0.5rem;
    margin-left: auto;
  }
`;

export const NeedLink = styled.div`
  > a,
  > button,
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space.sm};
    align-items: center;
    min-height: 3.25rem;
    padding: ${space.xxs} ${space.md};
    color: ${color.ink};
    line-height: 1.35;
    text-decoration: none;
  }
  > button {
    width: 100%;
    border: 0;
    background: none;
    text-align: start;
  }
  > a:hover,
  > button:hover {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  > a:focus-visible,
  > button:focus-visible {
    outline-offset: -3px;
  }
  strong,
  small {
    display: block;
  }
  small {
    font-size: ${text.sm};
  }
`;

export const Goes = styled.span`
  display: inline-flex;
  gap: ${space.xxs};
  align-items: center;
  color: ${color.primary};
  font-size: ${text.sm};
  font-weight: 700;
`;

export const Front = styled(Panel)`
  padding: ${space.sm} ${space.md};
  box-shadow:
    inset 0.25rem 0 0 ${color.primary},
    ${shadow.soft};
  h2 {
    font-family: inherit;
    font-size: ${text.xl};
    font-weight: 800;
    letter-spacing: 0;
  }
`;

export const FrontRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.sm};
  align-items: center;
  justify-content: space-between;
  > div:first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  > ${Ends}:last-child {
    margin-block: -0.4rem;
  }
`;

export const Quiet = styled.p`
  padding: 0 ${space.md} ${space.sm};
  color: ${color.inkSoft};
`;
