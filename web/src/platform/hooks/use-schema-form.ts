import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type {
  FieldPathValue,
  RegisterOptions,
  UseFormReturn,
  UseFormRegisterReturn,
} from 'react-hook-form';
import { focusFirstProblem } from './focus-problem';
import { reasonAt, reasonsIn, schemaResolver } from './schema-resolver';
import type { SchemaMapping, SchemaSource } from './schema-resolver';

export interface SchemaFormOptions<Values extends FieldValues> extends SchemaMapping<Values> {
  defaultValues: DefaultValues<Values>;
  /** stored values that may change meanwhile: they replace every untouched field */
  values?: Values | undefined;
  /** the sentence of a reason code */
  say: (reason: string, field: string) => string | undefined;
}

export interface SchemaForm<Values extends FieldValues, Input> extends UseFormReturn<
  Values,
  unknown,
  Input
> {
  /** `<TextField label={t.name} {...form.field('name')} />` */
  field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  /** the sentence of a field's problem; also for a path without a control */
  problem: (field: string) => string | undefined;
  /** like typing; checks the value once the form has been sent */
  change: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** hands on the checked input, or focuses the first problem and gives `onInvalid` the reason codes by field */
  submit: (
    onValid: (input: Input) => unknown,
    onInvalid?: (reasons: Readonly<Record<string, string>>) => unknown,
  ) => (event?: SyntheticEvent) => void;
  /** shows the server's reason codes by path of the input, and focuses the first problem */
  refuse: (fields: Readonly<Record<string, string>>) => void;
}

/** A form checked by a schema of the domain. Errors are kept as reason codes; typed values survive a failed sending. */
export function useSchemaForm<Values extends FieldValues, Input>(
  source: SchemaSource<Input>,
  options: SchemaFormOptions<Values>,
): SchemaForm<Values, Input> {
  const { defaultValues, values, fieldOf, say } = options;
  /** The form sent last, searched for the first problem. */
  const sent = useRef<HTMLElement>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values, unknown, Input>({
    defaultValues,
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
    // react-hook-form uses the resolver of the latest render.
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
