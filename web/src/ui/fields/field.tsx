import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, motion, radius, space, target, text } from '../tokens';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** shown after the label, such as '(optional)' */
  optional?: ReactNode;
}

export const controlStyle = css`
  width: 100%;
  min-height: ${target};
  padding: 0.5rem 0.85rem;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  /* One height for texts, choices and dates in a row. */
  line-height: 1.5rem;
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.primary};
  }
  &:disabled,
  &:read-only:not(select) {
    background: ${color.sunken};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    border-width: 2px;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: ${space.xxs};
  align-content: start;
`;

const Label = styled.label`
  font-weight: 700;
`;

const Optional = styled.span`
  color: ${color.inkSoft};
  font-weight: 400;
`;

export const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

export const FieldError = styled.p`
  color: ${color.danger};
  font-size: ${text.sm};
  font-weight: 700;
`;

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids and aria attributes that link a control with its hint and error. */
export function useFieldWiring(
  given: string | undefined,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
) {
  const made = useId();
  const id = given ?? made;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const errorId = hasError ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': hasError ? true : undefined,
  };
  return { wiring, hintId, errorId };
}

export function Field({
  label,
  hint,
  error,
  optional,
  id,
  children,
}: FieldTexts & { id?: string; children: (wiring: FieldWiring) => ReactNode }) {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <Frame>
      <Label htmlFor={wiring.id}>
        <span>{label}</span>
        {optional !== undefined && <Optional> {optional}</Optional>}
      </Label>
      {children(wiring)}
      {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Frame>
  );
}
