import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle, Field, type FieldTexts } from './field';
import { IconButton } from '../icon-button';

const Row = styled.div`
  position: relative;
  > button {
    position: absolute;
    inset: 0 0 0 auto;
  }
`;

const Input = styled.input`
  ${controlStyle}
  padding-right: 3.25rem;
`;

export function PasswordField({
  showLabel,
  hideLabel,
  label,
  hint,
  error,
  optional,
  ...rest
}: FieldTexts & { showLabel: string; hideLabel: string } & Omit<
    ComponentProps<'input'>,
    'type' | 'id'
  >) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <Row>
          <Input {...rest} {...wiring} type={shown ? 'text' : 'password'} />
          <IconButton
            label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </IconButton>
        </Row>
      )}
    </Field>
  );
}
