import { saveService } from '@tulia/domain/calls/manage-practice';
import type { Service } from '@tulia/domain/records/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useState } from 'react';
import { adminEditorCopy, problemSentence } from '../../copy/staff/admin-editor';
import { adminServicesCopy } from '../../copy/staff/admin-services';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { useCall } from '../../live/use-call';
import { Checkbox } from '../../ui/fields/checkbox';
import { EditorFrame } from '../../ui/dialogs/editor-frame';
import { Grid } from '../../ui/layout';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { valuesOf, withName } from './service-values';

/** One service in both languages; `null` is a new one. */
export function ServiceForm({
  service,
  onClose,
}: {
  service: Service | null;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminServicesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [first] = useState(() => valuesOf(service));
  const [values, setValues] = useState(first);
  const { busy, problems, forget, send } = useCall(saveService);
  const dirty = JSON.stringify(values) !== JSON.stringify(first);
  const problem = (field: keyof typeof values) => problemSentence(problems[field], lang);
  const set = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part });
    Object.keys(part).forEach(forget);
  };

  const save = async () => {
    const answer = await send(values);
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: t.saved, description: values.name });
      onClose();
      return;
    }
    const description = refusalSentence(answer.refused, lang);
    toast({ variant: 'destructive', title: editor.error, description });
  };

  return (
    <EditorFrame
      title={service === null ? t.newTitle : serviceName(service, lang)}
      texts={editor}
      dirty={dirty}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Grid>
        <TextField
          label={`${t.name}, ${editor.english}`}
          required
          value={values.name}
          error={problem('name')}
          onChange={(event) => {
            setValues(withName(values, event.target.value));
            forget('name');
          }}
        />
        <TextField
          label={`${t.name}, ${editor.swahili}`}
          lang="sw"
          value={values.nameSw}
          error={problem('nameSw')}
          onChange={(event) => set({ nameSw: event.target.value })}
        />
      </Grid>
      {service === null && (
        <TextField
          label={editor.slug}
          hint={editor.slugHint}
          required
          value={values.slug}
          error={problem('slug')}
          onChange={(event) => set({ slug: event.target.value })}
        />
      )}
      <Grid>
        <TextField
          label={t.duration}
          hint={t.durationHint}
          type="number"
          inputMode="numeric"
          required
          value={Number.isNaN(values.durationMinutes) ? '' : values.durationMinutes}
          error={problem('durationMinutes')}
          onChange={(event) => set({ durationMinutes: event.target.valueAsNumber })}
        />
        <TextField
          label={t.price}
          hint={t.priceHint}
          type="number"
          inputMode="numeric"
          required
          value={Number.isNaN(values.price) ? '' : values.price}
          error={problem('price')}
          onChange={(event) => set({ price: event.target.valueAsNumber })}
        />
      </Grid>
      <Grid>
        <TextArea
          label={`${t.description}, ${editor.english}`}
          value={values.description}
          error={problem('description')}
          onChange={(event) => set({ description: event.target.value })}
        />
        <TextArea
          label={`${t.description}, ${editor.swahili}`}
          lang="sw"
          value={values.descriptionSw}
          error={problem('descriptionSw')}
          onChange={(event) => set({ descriptionSw: event.target.value })}
        />
      </Grid>
      <Checkbox
        label={t.isActive}
        checked={values.isActive}
        onChange={(event) => set({ isActive: event.target.checked })}
      />
    </EditorFrame>
  );
}
