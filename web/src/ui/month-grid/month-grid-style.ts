import { keyframes, styled } from 'styled-components';
import { color, motion, radius, space, text } from '../tokens';

/** Sizes depend on its width: on a phone seven columns leave little room for large text. */
export const Frame = styled.div`
  container-type: inline-size;
  width: 100%;
  max-width: 26rem;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space.xs};
  @container (max-width: 12rem) {
    flex-wrap: wrap;
  }
`;

export const MonthName = styled.p`
  font-size: ${text.lg};
  font-weight: 700;
  text-align: center;
  &::first-letter {
    text-transform: uppercase;
  }
  /* The name of the month does not fit between the buttons: it stands above them. */
  @container (max-width: 12rem) {
    order: -1;
    width: 100%;
    font-size: min(${text.lg}, 12cqi);
  }
`;

export const Grid = styled.div<{ $invalid: boolean }>`
  border-radius: ${radius.md};
  outline: ${({ $invalid }) => ($invalid ? `2px solid ${color.danger}` : 'none')};
  outline-offset: 4px;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
  & + & {
    margin-top: 2px;
  }
`;

export const WeekdayName = styled.span`
  padding-block: ${space.xxs};
  color: ${color.inkSoft};
  font-size: min(${text.sm}, 6cqi);
  text-align: center;
  white-space: nowrap;
  overflow: hidden;
`;

export const Cell = styled.button`
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0;
  border: 1.5px solid transparent;
  border-radius: ${radius.sm};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  font-size: min(1rem, 10cqi);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  transition: background-color ${motion.quick};
  &[data-other-month] {
    font-weight: 400;
  }
  &:hover:not([aria-disabled='true']):not([aria-selected='true']) {
    border-color: ${color.primary};
  }
  &[aria-current='date'] {
    border-color: ${color.lineStrong};
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: ${color.inkSoft};
    font-weight: 400;
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
    cursor: not-allowed;
  }
  &[aria-disabled='true'][data-outside] {
    text-decoration: none;
    opacity: 0.6;
  }
  &[aria-selected='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    text-decoration: none;
  }
`;

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const WaitingCell = styled.div`
  min-height: 2.75rem;
  border-radius: ${radius.sm};
  background: ${color.sunken};
  animation: ${breathe} 1.8s ease-in-out infinite;
`;
