import { saveService } from '@tulia/domain/calls/manage-practice';
import { AGE_BANDS } from '@tulia/domain/booking/booking';
import type { Service } from '@tulia/domain/records/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useState } from 'react';
import { adminEditorCopy, problemSentence } from '../../copy/staff/admin-editor';
import { adminServicesCopy } from '../../copy/staff/admin-services';
import type { Language } from '../../copy/catalogue';
import { LANGUAGES, MAIN_LANGUAGE } from '../../copy/language';
import { languageNamesCopy } from '../../copy/language-names';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { useCall } from '../../live/use-call';
import { Checkbox } from '../../ui/fields/checkbox';
import { EditorFrame } from '../../ui/dialogs/editor-frame';
import { Grid } from '../../ui/layout';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { valuesOf, withName } from './service-values';

/** One service in every language; `null` is a new one. */
export function ServiceForm({
  service,
  onClose,
}: {
  service: Service | null;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminServicesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const { t: languages } = useCopy(languageNamesCopy);
  const [first] = useState(() => valuesOf(service));
  const [values, setValues] = useState(first);
  const { busy, problems, forget, send } = useCall(saveService);
  const dirty = JSON.stringify(values) !== JSON.stringify(first);
  const problem = (field: string) => problemSentence(problems[field], lang);
  const set = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part });
    Object.keys(part).forEach(forget);
  };
  const setText = (field: 'name' | 'description', language: Language, text: string) => {
    setValues(
      field === 'name' && language === MAIN_LANGUAGE
        ? withName(values, text)
        : { ...values, [field]: { ...values[field], [language]: text } },
    );
    forget(`${field}.${language}`);
  };

  const save = async () => {
    const answer = await send(values);
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: t.saved, description: values.name[MAIN_LANGUAGE] });
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
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={`${t.name}, ${languages[language]}`}
            lang={language}
            required={language === MAIN_LANGUAGE}
            value={values.name[language]}
            error={problem(`name.${language}`)}
            onChange={({ target }) => setText('name', language, target.value)}
          />
        ))}
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
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={`${t.description}, ${languages[language]}`}
            lang={language}
            value={values.description[language]}
            error={problem(`description.${language}`)}
            onChange={({ target }) => setText('description', language, target.value)}
          />
        ))}
      </Grid>
      <Grid>
        {AGE_BANDS.map((age) => (
          <Checkbox
            key={age}
            label={t.ages[age]}
            checked={values.ages.includes(age)}
            error={age === AGE_BANDS[0] ? problem('ages') : undefined}
            onChange={({ target }) =>
              set({
                ages: AGE_BANDS.filter((each) =>
                  each === age ? target.checked : values.ages.includes(each),
                ),
              })
            }
          />
        ))}
      </Grid>
      <Checkbox
        label={t.isActive}
        checked={values.isActive}
        onChange={(event) => set({ isActive: event.target.checked })}
      />
    </EditorFrame>
  );
}
