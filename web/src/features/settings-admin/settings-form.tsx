import { saveSettings } from '@tulia/domain/calls/manage-practice';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminEditorCopy, problemSentence } from '../../copy/staff/admin-editor';
import { adminSettingsCopy } from '../../copy/staff/admin-settings';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { useCall } from '../../live/use-call';
import { Checkbox } from '../../ui/fields/checkbox';
import { EditorFrame } from '../../ui/dialogs/editor-frame';
import { Grid } from '../../ui/layout';
import { TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { color, space, text } from '../../ui/tokens';
import {
  fieldOf,
  GROUPS,
  valuesOf,
  withField,
  type SettingsField,
  type SettingsGroup,
} from './settings-values';

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${space.xs};
    color: ${color.accent};
    font-size: ${text.lg};
    font-weight: 700;
  }
  > div + * {
    margin-top: ${space.sm};
  }
`;

/** Everything of the settings that has no page of its own. What was stored meanwhile shows until something is typed. */
export function SettingsForm({ stored }: { stored: PracticeSettings }) {
  const { t, lang } = useCopy(adminSettingsCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [typed, setTyped] = useState<ReturnType<typeof valuesOf> | null>(null);
  const { busy, problems, forget, send } = useCall(saveSettings);
  const saved = valuesOf(stored);
  const values = typed ?? saved;
  const dirty = JSON.stringify(values) !== JSON.stringify(saved);

  const save = async () => {
    const answer = await send(values);
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: t.saved, description: t.savedText });
      setTyped(null);
      return;
    }
    const description = refusalSentence(answer.refused, lang);
    toast({ variant: 'destructive', title: editor.error, description });
  };

  const drawField = (field: SettingsField) => {
    const value = fieldOf(values, field);
    const isNumber = typeof value === 'number';
    return (
      <TextField
        key={field}
        label={t.fields[field]}
        type={isNumber ? 'number' : 'text'}
        inputMode={isNumber ? 'numeric' : undefined}
        value={Number.isNaN(value) ? '' : value}
        error={problemSentence(problems[field], lang)}
        onChange={({ target }) => {
          setTyped(withField(values, field, isNumber ? target.valueAsNumber : target.value));
          forget(field);
        }}
      />
    );
  };

  return (
    <EditorFrame title={t.form} texts={editor} dirty={dirty} busy={busy} onSave={() => void save()}>
      {(Object.keys(GROUPS) as SettingsGroup[]).map((group) => (
        <Group key={group}>
          <legend>{t.groups[group]}</legend>
          <Grid $gap="md">{GROUPS[group].map(drawField)}</Grid>
          {group === 'booking' && (
            <Checkbox
              label={t.allowGuestBooking}
              checked={values.allowGuestBooking}
              onChange={({ target }) => setTyped({ ...values, allowGuestBooking: target.checked })}
            />
          )}
        </Group>
      ))}
    </EditorFrame>
  );
}
