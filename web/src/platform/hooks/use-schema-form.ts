import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
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
import {
  reasonAt,
  reasonsIn,
  schemaResolver,
  type SchemaMapping,
  type SchemaSource,
} from './schema-resolver';

export interface SchemaFormOptions<Values extends FieldValues> extends SchemaMapping<Values> {
  defaultValues: DefaultValues<Values>;
  /** the stored values, if they may change meanwhile: they show in every field that the person has not touched */
  values?: Values | undefined;
  /** the sentence of a reason code, in the language of the page */
  say: (reason: string, field: string) => string | undefined;
}

export interface SchemaForm<Values extends FieldValues, Input> extends UseFormReturn<
  Values,
  unknown,
  Input
> {
  /** what a field of `ui/fields` needs: `<TextField label={t.name} {...form.field('name')} />` */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  /** what is wrong with a field, in words; any path of the form, also one that no control stands for */
  problem: (field: string) => string | undefined;
  /** writes a value as if it had been typed: it is checked when the form has been sent before */
  change: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /**
   * Checks and hands on the input; marks what is wrong and moves the focus to the first of it. `onInvalid` gets
   * the reason codes by field.
   */
  submit: (
    onValid: (input: Input) => unknown,
    onInvalid?: (reasons: Readonly<Record<string, string>>) => unknown,
  ) => (event?: SyntheticEvent) => void;
  /** marks what the server found wrong, reason codes by path of the input, and moves the focus to the first */
  refuse: (fields: Readonly<Record<string, string>>) => void;
}

/**
 * A form on react-hook-form with a schema of the domain as its rules. Errors are kept as reason codes and become
 * sentences when drawn. What was typed stays, also when sending fails.
 */
export function useSchemaForm<Values extends FieldValues, Input>(
  source: SchemaSource<Input>,
  options: SchemaFormOptions<Values>,
): SchemaForm<Values, Input> {
  const { defaultValues, values, fieldOf, say } = options;
  /** the `<form>` that was sent last: where the first problem is looked for */
  const sent = useRef<HTMLElement>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values, unknown, Input>({
    defaultValues,
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
    // react-hook-form takes up the resolver of every render, so it always maps by the latest.
    resolver: schemaResolver<Values, Input>(source, options),
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitted } = form.formState;

  useEffect(() => {
    if (submitCount > 0 || refusals > 0) focusFirstProblem(sent.current);
  }, [submitCount, refusals]);

  const problem = (field: string) => {
    const reason = reasonAt(errors, field);
    return reason === undefined ? undefined : say(reason, field);
  };
  return {
    ...form,
    problem,
    field: (name, register) => ({ ...form.register(name, register), error: problem(name) }),
    change: (name, value) =>
      form.setValue(name, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: isSubmitted,
      }),
    submit: (onValid, onInvalid) => (event) => {
      if (event?.currentTarget instanceof HTMLElement) sent.current = event.currentTarget;
      void form.handleSubmit(
        async (input) => {
          await onValid(input);
        },
        async (found) => {
          await onInvalid?.(Object.fromEntries(reasonsIn(found)));
        },
      )(event);
    },
    refuse: (fields) => {
      for (const [path, message] of Object.entries(fields)) {
        const field = fieldOf === undefined ? path : fieldOf(path);
        form.setError(field as FieldPath<Values>, { type: 'server', message });
      }
      setRefusals((before) => before + 1);
    },
  };
}
