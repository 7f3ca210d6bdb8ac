import type { BodyOf, CallContract, CallName } from '@tulia/domain/calls/call';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { adminEditorTexts, problemSentence } from '../parts/texts/editor';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { useContractForm, type ContractForm } from '../../platform/live/use-contract-form';
import { Button } from '../../ui/button';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import type { Elements } from '../../ui/elements';
import type { ToastInput } from '../../ui/toast-store';
import { EditorFrame } from './editor-frame';
import { valuesOf } from './stored-values';
import { useRecordFields, type Address, type RecordFields } from './record-fields';

interface Removal<Removed> {
  work: CallName<string, { slug: string }, Removed>;
  texts: Record<'remove' | 'removeTitle' | 'removeText' | 'removing', string>;
  told: (answer: Removed) => ToastInput;
}

export interface RecordFormProps<T, Input, Values extends FieldValues, Removed> {
  texts: { newTitle: string };
  save: CallContract<string, Input, unknown>;
  /** the values of a new record, and of fields that a stored one lacks */
  empty?: NoInfer<Omit<Values, 'isNew'>>;
  /** in place of `empty`, where the form has other fields than the record; `null` is a new record */
  first?: (record: T | null) => Values;
  inputOf?: (values: Values) => BodyOf<Input>;
  fieldOf?: (path: string) => string;
  address?: NoInfer<Address<Values>>;
  saved: (body: BodyOf<Input>) => ToastInput;
  remove?: Removal<Removed>;
  fields: (
    fields: RecordFields<Values, Input>,
    form: ContractForm<Values, Input>,
    record: T | null,
  ) => Elements;
}

/** The form of one record; `null` is a new one. */
export function RecordForm<T extends { id: string }, Input, Values extends FieldValues, Removed>({
  record,
  name,
  onClose,
  ...kind
}: RecordFormProps<T, Input, Values, Removed> & {
  record: T | null;
  name: string;
  onClose: () => void;
}) {
  const { common, lang } = useTexts(adminEditorTexts);
  const { texts, remove } = kind;
  const [defaultValues] = useState(() =>
    kind.empty ? valuesOf<Values>(record, kind.empty) : kind.first?.(record),
  );
  const form = useContractForm<Values, Input, unknown>(kind.save, {
    defaultValues: defaultValues as DefaultValues<Values>,
    inputOf: kind.inputOf,
    fieldOf: kind.fieldOf,
    say: (reason) => problemSentence(reason, lang),
    failed: common.error,
    done: (_, body) => kind.saved(body),
    onDone: onClose,
  });
  const fields = useRecordFields(form, texts, record === null, kind.address);
  return (
    <EditorFrame
      title={record === null ? texts.newTitle : name}
      form={form}
      onClose={onClose}
      extra={record && remove && <RemoveRecord {...remove} slug={record.id} onRemoved={onClose} />}
    >
      {kind.fields(fields, form, record)}
    </EditorFrame>
  );
}

/** The button that removes the record of an editor, after a question. */
function RemoveRecord<Output>({
  work,
  slug,
  texts,
  told,
  onRemoved,
}: Removal<Output> & { slug: string; onRemoved: () => void }) {
  const { common } = useTexts(adminEditorTexts);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(work, {
    failed: common.error,
    done: told,
    onDone: onRemoved,
  });
  const remove = async () => {
    await run({ slug });
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.removeTitle}
        description={texts.removeText}
        cancelLabel={common.cancel}
        confirmLabel={texts.remove}
        busyLabel={texts.removing}
        busy={busy}
        danger
        onConfirm={() => void remove()}
      />
    </>
  );
}
