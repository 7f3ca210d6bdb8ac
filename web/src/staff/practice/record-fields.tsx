import { addressOf } from '@tulia/domain/practice/address';
import { Fragment, type ReactNode } from 'react';
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { adminEditorTexts } from '../parts/texts/editor';
import { languageNamesTexts } from '../parts/texts/language-names';
import type { Language } from '../../platform/language/catalogue';
import { LANGUAGES, MAIN_LANGUAGE } from '../../platform/language/language';
import { useTexts } from '../../platform/language/use-texts';
import type { ContractForm } from '../../platform/live/use-contract-form';
import { Checkbox } from '../../ui/fields/checkbox';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { Grid } from '../../ui/layout';
import { Tabs } from '../../ui/tabs';

/** The address of a new record is made from the field `follows` until staff type an address. */
export interface Address<Values extends FieldValues> {
  field: FieldPath<Values>;
  follows: FieldPath<Values>;
}

interface FieldProps {
  label?: string;
  hint?: string;
  /** a text in several languages is required in the main language only */
  required?: boolean;
  language?: Language;
  type?: 'email' | 'url' | 'number';
  autoComplete?: 'off';
  optional?: string;
}

/** Draws the fields of a record's form. Label and hint of the field `x` are the texts `x` and `xHint`. */
export function useRecordFields<Values extends FieldValues, Input>(
  form: ContractForm<Values, Input>,
  texts: object,
  isNew: boolean,
  address?: Address<Values>,
) {
  const { t: editor } = useTexts(adminEditorTexts);
  const { t: languages } = useTexts(languageNamesTexts);
  const words = texts as Readonly<Record<string, string>>;
  type Name = FieldPath<Values>;
  type Rules = RegisterOptions<Values>;

  const follow = ({ target }: { target: { value: string } }) => {
    if (address === undefined || !isNew || form.getFieldState(address.field).isDirty) return;
    form.setValue(address.field, addressOf(target.value) as never);
  };
  const about = (name: Name) => ({ label: words[name] ?? name, hint: words[`${name}Hint`] });
  const wired = (
    name: Name,
    { language, required = false, ...props }: FieldProps,
    rules: Rules,
  ) => {
    const path = (language === undefined ? name : `${name}.${language}`) as Name;
    return {
      ...about(name),
      lang: language,
      required: required && (language ?? MAIN_LANGUAGE) === MAIN_LANGUAGE,
      ...props,
      ...form.field(path, path === address?.follows ? { ...rules, onChange: follow } : rules),
    };
  };
  const line = (name: Name, props: FieldProps = {}, rules: Rules = {}) => (
    <TextField
      inputMode={props.type === 'number' ? 'numeric' : undefined}
      {...wired(name, props, rules)}
    />
  );
  const area = (name: Name, props: FieldProps = {}) => <TextArea {...wired(name, props, {})} />;
  return {
    line,
    area,
    number: (name: Name, props: FieldProps = {}) =>
      line(name, { type: 'number', ...props }, { valueAsNumber: true }),
    check: (name: Name, props: { label?: string; hint?: string } = {}) => (
      <Checkbox {...about(name)} {...props} {...form.field(name)} />
    ),
    inEachLanguage: (name: Name, props: FieldProps = {}, draw = line) => (
      <Grid>
        {LANGUAGES.map((language) => (
          <Fragment key={language}>
            {draw(name, {
              label: `${words[name] ?? name}, ${languages[language]}`,
              language,
              ...props,
            })}
          </Fragment>
        ))}
      </Grid>
    ),
    languageTabs: (content: (language: Language) => ReactNode) => (
      <Tabs
        label={editor.language}
        items={LANGUAGES.map((id) => ({ value: id, label: languages[id], content: content(id) }))}
      />
    ),
    /** only a new record needs an address */
    address: () =>
      isNew &&
      address && (
        <TextField
          label={editor.slug}
          hint={editor.slugHint}
          required
          {...form.field(address.field)}
        />
      ),
  };
}

export type RecordFields<Values extends FieldValues, Input> = ReturnType<
  typeof useRecordFields<Values, Input>
>;
