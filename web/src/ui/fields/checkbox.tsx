import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { FieldError, Hint, useFieldWiring, type FieldTexts } from './field';
import { color, radius, space, target } from '../tokens';

export const Tick = css`
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${color.primary};
`;

const Row = styled.label`
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  gap: ${space.sm};
  align-items: center;
  min-height: ${target};
  border-radius: ${radius.sm};
  cursor: pointer;
  input:disabled,
  input:disabled + * {
    cursor: not-allowed;
    color: ${color.inkSoft};
  }
`;

const Box = styled.input`
  ${Tick}
`;

/** `locked` prevents ticking, but a press calls `onLockedPress`, which says why (specification section 5). */
export function Checkbox({
  label,
  hint,
  error,
  id,
  locked = false,
  onLockedPress,
  ...rest
}: Omit<FieldTexts, 'optional'> & {
  locked?: boolean;
  onLockedPress?: () => void;
} & Omit<ComponentProps<'input'>, 'type'>) {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <div>
      <Row htmlFor={wiring.id}>
        <Box
          {...rest}
          {...wiring}
          type="checkbox"
          aria-disabled={locked || undefined}
          onClick={(event) => {
            if (locked) {
              event.preventDefault();
              onLockedPress?.();
            }
            rest.onClick?.(event);
          }}
        />
        <span>{label}</span>
      </Row>
      {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
