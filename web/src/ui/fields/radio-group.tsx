import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Tick } from './checkbox';
import { choiceFrame } from './choice-frame';
import { FieldError, Hint, useFieldWiring, type FieldTexts } from './field';
import { color, radius, space, target } from '../tokens';

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space.xs};
  font-weight: 700;
`;

const Choices = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const Choice = styled.label`
  ${choiceFrame({ line: color.line, chosen: color.primarySoft }, radius.md)}
  display: flex;
  gap: ${space.sm};
  align-items: center;
  min-height: ${target};
  padding: calc(${space.xs} + 1.5px) calc(${space.md} + 1.5px);
  cursor: pointer;
  input:checked + * {
    color: ${color.onPrimarySoft};
  }
  input:disabled,
  input:disabled + * {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;

const Dot = styled.input`
  flex: none;
  ${Tick}
`;

export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  name,
  options,
  value,
  onValueChange,
  inline = false,
}: Omit<FieldTexts, 'optional'> & {
  name: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value?: Value | undefined;
  onValueChange?: (value: Value) => void;
  inline?: boolean;
}) {
  const { wiring, hintId, errorId } = useFieldWiring(undefined, { hint, error });
  return (
    <fieldset
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
      role="radiogroup"
    >
      <Legend>{label}</Legend>
      <Choices $inline={inline}>
        {options.map((option) => (
          <Choice key={option.value}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === option.value}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Choices>
      {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
