import { styled } from 'styled-components';
import { choiceFrame } from '../../../ui/fields/choice-frame';
import { color, radius, space, target, text } from '../../../ui/tokens';

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

/** @param $wide each hour has a day and a second clock */
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
  ${choiceFrame({ line: color.lineStrong, chosen: color.primary }, radius.sm)}
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: ${target};
  padding: calc(${space.xxs} + 1.5px) calc(${space.xs} + 1.5px);
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
  &:hover input:enabled + *::before {
    border-color: ${color.primary};
  }
  input:checked ~ * {
    color: ${color.onPrimary};
  }
  input:focus-visible + *::before {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  input:disabled {
    cursor: not-allowed;
  }
  input:disabled ~ * {
    color: ${color.inkSoft};
  }
  input:disabled + *::before {
    border: 1.5px dashed ${color.line};
    background: transparent;
  }
`;

export const Clock = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  input:disabled ~ & {
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
