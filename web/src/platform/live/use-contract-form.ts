import { bodySchema, type BodyOf, type CallContract } from '@tulia/domain/calls/call';
import { Refusal } from '@tulia/domain/refusal';
import { useState, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { refusalSentence } from '../language/refusals';
import { useLanguage } from '../language/use-texts';
import { useSchemaForm, type SchemaForm, type SchemaFormOptions } from '../hooks/use-schema-form';
import { toast } from '../../ui/toast-store';
import { useAction, type Action, type ActionOptions } from './use-action';

interface ContractFormOptions<Values extends FieldValues, Input, Output>
  extends SchemaFormOptions<Values>, ActionOptions<Input, Output> {
  /** shows the reason codes by field found before sending; by default a toast under `failed` */
  onInvalid?: ((reasons: Readonly<Record<string, string>>) => unknown) | undefined;
  /** the fields a refusal is about, with reason codes; the toast is left out */
  blame?: ((refusal: Refusal) => Readonly<Record<string, string>> | null) | undefined;
}

export interface ContractForm<Values extends FieldValues, Input> extends Omit<
  SchemaForm<Values, BodyOf<Input>>,
  'submit'
> {
  action: Action<Input>;
  submit: (event?: SyntheticEvent) => void;
  /** sends more input than the fields hold */
  submitWith: (also: Partial<BodyOf<Input>>) => () => void;
}

/**
 * A form that sends one call: the browser checks it by the contract, `useAction` sends it, and the fields show
 * problems from both. `<form noValidate onSubmit={form.submit}>`
 */
export function useContractForm<Values extends FieldValues, Input, Output>(
  contract: CallContract<string, Input, Output>,
  options: ContractFormOptions<Values, Input, Output>,
): ContractForm<Values, Input> {
  const language = useLanguage();
  const [schema] = useState(() => bodySchema(contract));
  const { submit, ...form } = useSchemaForm<Values, BodyOf<Input>>(schema, options);
  const { failed, blame, onInvalid, onRefused } = options;
  const action = useAction(contract, {
    ...options,
    onRefused: (refusal, body) => {
      if (onRefused?.(refusal, body) === true) return true;
      if (refusal.is('invalid-input')) form.refuse(refusal.details.fields);
      const blamed = blame?.(refusal) ?? null;
      if (blamed !== null) form.refuse(blamed);
      return blamed !== null;
    },
  });
  const tellInvalid = () => {
    if (failed === undefined) return;
    const description = refusalSentence(new Refusal('invalid-input', { fields: {} }), language);
    toast({ variant: 'destructive', title: failed, description });
  };
  const refuse = onInvalid ?? tellInvalid;
  return {
    ...form,
    action,
    submit: submit(action.run, refuse),
    submitWith: (also) => submit((body) => action.run({ ...body, ...also }), refuse),
  };
}
