import type { BodyOf, CallContract, CallName } from '@tulia/domain/calls/call';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { adminEditorTexts, problemSentence } from '../parts/texts/editor';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm, type ContractForm } from '../../platform/live/use-contract-form';
import { EditorFrame } from '../../ui/dialogs/editor-frame';
import type { Elements } from '../../ui/elements';
import { toast, type ToastInput } from '../../ui/toast-store';
import { useRecordFields, type Address, type RecordFields } from './record-fields';
import { RemoveRecord, type RemoveTexts } from './remove-record';

/** What is edited of a record, how it is saved, and how it is removed. */
export interface RecordFormProps<T, Values extends FieldValues, Input, Removed> {
  texts: { newTitle: string };
  save: CallContract<string, Input, unknown>;
  /** what the form begins with; of a new record for `null` */
  first: (record: T | null) => Values;
  inputOf?: (values: Values) => BodyOf<Input>;
  fieldOf?: (path: string) => string;
  address?: Address<Values>;
  /** what the toast says of what was saved */
  saved: (body: BodyOf<Input>) => ToastInput;
  remove?: {
    work: CallName<string, { slug: string }, Removed>;
    texts: RemoveTexts;
    told: (answer: Removed) => ToastInput;
  };
  fields: (
    fields: RecordFields<Values, Input>,
    form: ContractForm<Values, Input>,
    record: T | null,
  ) => Elements;
}

/** The form of one record; `null` is a new one. */
export function RecordForm<T extends { id: string }, Values extends FieldValues, Input, Removed>({
  record,
  name,
  onClose,
  ...kind
}: RecordFormProps<T, Values, Input, Removed> & {
  record: T | null;
  name: string;
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(adminEditorTexts);
  const { texts, remove } = kind;
  const [defaultValues] = useState(() => kind.first(record));
  const form = useContractForm<Values, Input, unknown>(kind.save, {
    defaultValues: defaultValues as DefaultValues<Values>,
    inputOf: kind.inputOf,
    fieldOf: kind.fieldOf,
    say: (reason) => problemSentence(reason, lang),
    failed: common.error,
    onDone: (_, body) => {
      toast(kind.saved(body));
      onClose();
    },
  });
  const fields = useRecordFields(form, texts, record === null, kind.address);
  return (
    <EditorFrame
      title={record === null ? texts.newTitle : name}
      texts={t}
      dirty={form.formState.isDirty}
      busy={form.action.busy}
      onSave={form.submit}
      onClose={onClose}
      extra={record && remove && <RemoveRecord {...remove} slug={record.id} onRemoved={onClose} />}
    >
      {kind.fields(fields, form, record)}
    </EditorFrame>
  );
}
