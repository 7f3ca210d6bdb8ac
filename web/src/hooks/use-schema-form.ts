import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { focusFirstProblem } from './focus-problem';
import { reasonAt, schemaResolver, type SchemaMapping, type SchemaSource } from './schema-resolver';

export interface SchemaFormOptions<Values extends FieldValues> extends SchemaMapping<Values> {
  defaultValues: DefaultValues<Values>;
  /** what is stored, where it may change meanwhile: it shows in every field that nobody has touched */
  values?: Values | undefined;
  /** the sentence of a reason code, in the language of the page */
  say: (reason: string, field: string) => string | undefined;
}

export interface SchemaForm<Values extends FieldValues, Input> extends UseFormReturn<
  Values,
  unknown,
  Input
> {
  /** the `<form>`; it must be given this */
  element: RefObject<HTMLFormElement | null>;
  /** what a field of `ui/fields` needs: `<TextField label={t.name} {...form.field('name')} />` */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  /** what is wrong with a field, in words; any path of the form, also one that no control stands for */
  problem: (field: string) => string | undefined;
  /** writes a value as if it had been typed: it is checked when the form has been sent before */
  change: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** checks and hands on the input; marks what is wrong and moves the focus to the first of it */
  submit: (
    onValid: (input: Input) => unknown,
    onInvalid?: (reasons: object) => unknown,
  ) => (event?: SyntheticEvent) => void;
  /** marks what the server found wrong, reason codes by path of the input, and moves the focus to the first */
  refuse: (fields: Readonly<Record<string, string>>) => void;
}

/**
 * A form on react-hook-form whose rules are a schema of the domain. Errors are kept as reason codes and put into words
 * when drawn. What was typed stays whatever becomes of sending it.
 */
export function useSchemaForm<Values extends FieldValues, Input>(
  source: SchemaSource<Input>,
  options: SchemaFormOptions<Values>,
): SchemaForm<Values, Input> {
  const { defaultValues, values, inputOf, fieldOf, say } = options;
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values, unknown, Input>({
    defaultValues,
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
    // react-hook-form takes up the resolver of every render, so it always maps by the latest.
    resolver: schemaResolver<Values, Input>(source, { inputOf, fieldOf }),
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitted } = form.formState;

  useEffect(() => {
    if (submitCount > 0 || refusals > 0) focusFirstProblem(element.current);
  }, [submitCount, refusals]);

  const problem = (field: string) => {
    const reason = reasonAt(errors, field);
    return reason === undefined ? undefined : say(reason, field);
  };
  return {
    ...form,
    element,
    problem,
    field: (name, register) => ({ ...form.register(name, register), error: problem(name) }),
    change: (name, value) =>
      form.setValue(name, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: isSubmitted,
      }),
    submit: (onValid, onInvalid) => (event) =>
      void form.handleSubmit(
        async (input) => void (await onValid(input)),
        async (found) => void (await onInvalid?.(found)),
      )(event),
    refuse: (fields) => {
      for (const [path, message] of Object.entries(fields)) {
        const field = fieldOf === undefined ? path : fieldOf(path);
        form.setError(field as FieldPath<Values>, { type: 'server', message });
      }
      setRefusals((before) => before + 1);
    },
  };
}
