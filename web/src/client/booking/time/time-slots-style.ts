import { styled } from 'styled-components';
import { color, radius, space, target, text } from '../../../ui/tokens';

export const Groups = styled.div`
  display: grid;
  gap: ${space.sm};
`;

export const Group = styled.details`
  border-radius: ${radius.md};
`;

export const PartName = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  min-height: 2rem;
  font-weight: 700;
  cursor: pointer;
  &::marker,
  &::-webkit-details-marker {
    display: none;
    content: '';
  }
  &::before {
    content: '›';
    width: 0.8em;
    color: ${color.inkSoft};
    font-size: 1.3em;
    line-height: 1;
    text-align: center;
  }
  details[open] > &::before {
    transform: rotate(90deg);
  }
`;

/** @param $wide each hour says a day and another clock besides */
export const Slots = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: ${space.xs};
  padding-top: ${space.xs};
  grid-template-columns: repeat(
    auto-fill,
    minmax(${({ $wide }) => ($wide ? '8rem' : '4.5rem')}, 1fr)
  );
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: ${target};
  padding: ${space.xxs} ${space.xs};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover:not(:has(:disabled)) {
    border-color: ${color.primary};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${color.line};
    border-style: dashed;
    background: transparent;
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;

export const Clock = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  label:has(:disabled) & {
    font-weight: 400;
    text-decoration: line-through;
  }
`;

export const OtherClock = styled.span`
  font-size: ${text.sm};
`;

export const Reason = styled.span`
  font-size: 0.75rem;
`;
