import { useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { choiceFrame } from './choice-frame';
import { FieldError, Hint, useFieldWiring, type FieldTexts } from './field';
import { color, radius, space, target, text } from '../tokens';

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space.xxs};
  font-weight: 700;
`;

const Chips = styled.div<{ $strip: boolean }>`
  display: grid;
  gap: ${space.xs};
  ${({ $strip }) =>
    $strip
      ? css`
          position: relative;
          grid-auto-flow: column;
          grid-auto-columns: max-content;
          overflow-x: auto;
          overscroll-behavior-x: contain;
          /* Room for the ring of the focus, which scrolling would cut. */
          padding: 5px;
          margin-inline: -5px;
        `
      : css`
          padding-block: 5px;
          grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
        `}
`;

const Chip = styled.label<{ $soft: boolean }>`
  ${choiceFrame({ line: color.lineStrong, chosen: color.primary }, radius.sm)}
  display: grid;
  align-content: center;
  justify-items: center;
  min-width: ${target};
  min-height: ${target};
  padding: ${space.xxs} ${space.xs};
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
  > span {
    font-variant-numeric: tabular-nums;
    ${({ $soft }) => $soft && `color: ${color.inkSoft};`}
  }
  ${({ $soft }) => $soft && 'input + *::before { border-style: dashed; }'}
  input:checked ~ span {
    color: ${color.onPrimary};
  }
  input:focus-visible + *::before {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Below = styled.span`
  font-size: ${text.sm};
`;

export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  /** a second line */
  below?: string | undefined;
  /** can be chosen, and is a poor choice */
  soft?: boolean;
}

/** One of several by one tap. `strip`: one row that scrolls sideways, with the chosen one in sight. */
export function ChipGroup<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onValueChange,
  strip = false,
}: Omit<FieldTexts, 'optional'> & {
  options: readonly ChipOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  strip?: boolean;
}) {
  const name = useId();
  const { wiring, hintId, errorId } = useFieldWiring(undefined, { hint, error });
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = chips.current;
    const chosen = row?.querySelector('input:checked')?.parentElement;
    if (!strip || !row || !chosen) return;
    const { offsetLeft: left, clientWidth: width } = chosen;
    const isSeen = left >= row.scrollLeft && left + width <= row.scrollLeft + row.clientWidth;
    // A chip that is in sight stays under the finger.
    if (!isSeen) row.scrollLeft = left - (row.clientWidth - width) / 2;
  }, [strip, value]);
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
    >
      <Legend>{label}</Legend>
      <Chips ref={chips} $strip={strip}>
        {options.map((option) => (
          <Chip key={option.value} $soft={option.soft === true}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValueChange(option.value)}
            />
            <span>{option.label}</span>
            {option.below !== undefined && (
              <>
                {' '}
                <Below>{option.below}</Below>
              </>
            )}
          </Chip>
        ))}
      </Chips>
      {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
