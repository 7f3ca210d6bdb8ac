import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle, Field, type FieldTexts } from './field';

const Input = styled.input`
  ${controlStyle}
`;
const Area = styled.textarea`
  ${controlStyle}
  min-height: 8rem;
  resize: vertical;
`;
const NativeSelect = styled.select`
  ${controlStyle}
`;

type Labelled<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts & ComponentProps<Tag>;

/** Spread `register()` of react-hook-form. */
export function TextField({ label, hint, error, optional, id, ...rest }: Labelled<'input'>) {
  return (
    <Field {...texts({ label, hint, error, optional, id })}>
      {(wiring) => <Input {...rest} {...wiring} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, optional, id, ...rest }: Labelled<'textarea'>) {
  return (
    <Field {...texts({ label, hint, error, optional, id })}>
      {(wiring) => <Area {...rest} {...wiring} />}
    </Field>
  );
}

/** The device's own select works best on phones. Children are `<option>`s. */
export function Select({ label, hint, error, optional, id, ...rest }: Labelled<'select'>) {
  return (
    <Field {...texts({ label, hint, error, optional, id })}>
      {(wiring) => <NativeSelect {...rest} {...wiring} />}
    </Field>
  );
}

/** Drops undefined values, so that optional properties stay absent. */
function texts({ id, ...given }: FieldTexts & { id?: string | undefined }) {
  return id === undefined ? given : { ...given, id };
}
