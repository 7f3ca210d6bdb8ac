import { saveIncident } from '@tulia/domain/calls/practice/incidents';
import { INCIDENT_DATA } from '@tulia/domain/practice/incident';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { presentInstant } from '../../platform/hooks/clock';
import { adminEditorCopy, problemSentence } from '../parts/texts/editor';
import { incidentsCopy } from './texts/incidents';
import { useCopy } from '../../platform/language/use-copy';
import { useContractForm } from '../../platform/live/use-contract-form';
import { Banner } from '../../ui/banner';
import { EditorFrame } from '../../ui/dialogs/editor-frame';
import { Checkbox } from '../../ui/fields/checkbox';
import { Fieldset } from './fieldset';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { Grid } from '../../ui/layout';
import { toast } from '../../ui/toast-store';
import { incidentValues, type WithId } from './incident-values';

/** Records or changes an incident; reasons for closing it close it. */
export function IncidentForm({
  incident,
  onClose,
}: {
  incident: WithId | null;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(incidentsCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [values] = useState(() => incidentValues(incident, presentInstant()));
  const form = useContractForm(saveIncident, {
    defaultValues: values,
    say: (reason) => problemSentence(reason, lang),
    failed: t.notSaved,
    onDone: () => {
      toast({ title: t.saved });
      onClose();
    },
  });
  const kinds = useWatch({ control: form.control, name: 'dataKinds' });
  const { optional } = t;
  return (
    <EditorFrame
      title={incident === null ? t.newTitle : t.titleOf(formatShortDay(incident.noticedAt, lang))}
      texts={editor}
      dirty={form.formState.isDirty}
      busy={form.action.busy}
      onSave={form.submit}
      onClose={onClose}
    >
      <Banner tone="warning">{t.noNames}</Banner>
      <Grid $gap="md">
        <TextField label={t.noticedDate} type="date" required {...form.field('noticedDate')} />
        <TextField label={t.noticedTime} type="time" required {...form.field('noticedTime')} />
      </Grid>
      <TextArea label={t.happened} required rows={3} {...form.field('happened')} />
      <Fieldset legend={t.kinds}>
        {INCIDENT_DATA.map((kind) => (
          <Checkbox
            key={kind}
            label={t.kind[kind]}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              form.change(
                'dataKinds',
                target.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind),
              )
            }
          />
        ))}
      </Fieldset>
      <TextField
        label={t.people}
        hint={t.peopleHint}
        type="number"
        inputMode="numeric"
        {...form.field('people', { valueAsNumber: true })}
      />
      <TextArea label={t.consequences} optional={optional} {...form.field('consequences')} />
      <TextArea label={t.measures} optional={optional} {...form.field('measures')} />
      <Grid $gap="md">
        <TextField
          label={t.commissioner}
          hint={t.toldHint}
          type="date"
          {...form.field('commissionerToldOn')}
        />
        <TextField
          label={t.peopleTold}
          hint={t.toldHint}
          type="date"
          {...form.field('peopleToldOn')}
        />
      </Grid>
      <TextArea label={t.closing} hint={t.closingHint} {...form.field('closing')} />
    </EditorFrame>
  );
}
