import { bodySchema, type BodyOf, type CallContract } from '@tulia/domain/calls/call';
import { Refusal } from '@tulia/domain/refusal';
import { useState, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { refusalSentence } from '../copy/refusals';
import { useLanguage } from '../copy/use-copy';
import { useSchemaForm, type SchemaForm, type SchemaFormOptions } from '../hooks/use-schema-form';
import { toast } from '../ui/toast-store';
import { useAction, type Action, type ActionOptions } from './use-action';

export interface ContractForm<Values extends FieldValues, Input> extends Omit<
  SchemaForm<Values, BodyOf<Input>>,
  'submit'
> {
  action: Action<Input>;
  /** checks by the contract and sends */
  submit: (event?: SyntheticEvent) => void;
}

/**
 * A form whose content is one call: checked by the contract on this side as it is on the server's, sent by `useAction`,
 * and marked with what either finds wrong. `<form ref={form.element} noValidate onSubmit={form.submit}>`
 */
export function useContractForm<Values extends FieldValues, Input, Output>(
  contract: CallContract<string, Input, Output>,
  options: SchemaFormOptions<Values> & ActionOptions<Input, Output>,
): ContractForm<Values, Input> {
  const language = useLanguage();
  const [schema] = useState(() => bodySchema(contract));
  const { submit, ...form } = useSchemaForm<Values, BodyOf<Input>>(schema, options);
  const action = useAction(contract, {
    ...options,
    onRefused: (refusal, body) => {
      if (refusal.is('invalid-input')) form.refuse(refusal.details.fields);
      return options.onRefused?.(refusal, body);
    },
  });
  const { failed } = options;
  const tellInvalid = () => {
    if (failed === undefined) return;
    const description = refusalSentence(new Refusal('invalid-input', { fields: {} }), language);
    toast({ variant: 'destructive', title: failed, description });
  };
  return { ...form, action, submit: submit(action.run, tellInvalid) };
}
