import { removeService, saveService } from '@tulia/domain/calls/practice/manage-practice';
import { AGE_BANDS } from '@tulia/domain/person/age-band';
import { addressOf } from '@tulia/domain/practice/address';
import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useWatch } from 'react-hook-form';
import { adminEditorCopy, problemSentence } from '../../parts/texts/editor';
import { adminServicesCopy } from './texts';
import { LANGUAGES, MAIN_LANGUAGE } from '../../../platform/language/language';
import { languageNamesCopy } from '../../parts/texts/language-names';
import { useCopy } from '../../../platform/language/use-copy';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EditorFrame } from '../../../ui/dialogs/editor-frame';
import { Grid } from '../../../ui/layout';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { RemoveRecord } from '../remove-record';
import { valuesOf } from './service-values';

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
  const form = useContractForm(saveService, {
    defaultValues: valuesOf(service),
    say: (reason) => problemSentence(reason, lang),
    failed: editor.error,
    onDone: (_, { name }) => {
      toast({ title: t.saved, description: name[MAIN_LANGUAGE] });
      onClose();
    },
  });
  const ages = useWatch({ control: form.control, name: 'ages' });
  const { dirtyFields, isDirty } = form.formState;
  const isNew = service === null;
  const followName = ({ target }: { target: { value: string } }) => {
    if (isNew && dirtyFields.slug !== true) form.setValue('slug', addressOf(target.value));
  };

  return (
    <EditorFrame
      title={service === null ? t.newTitle : serviceName(service, lang)}
      texts={editor}
      dirty={isDirty}
      busy={form.action.busy}
      onSave={form.submit}
      onClose={onClose}
      extra={
        service && (
          <RemoveRecord
            work={removeService}
            slug={service.slug}
            texts={t}
            told={({ outcome }) =>
              outcome === 'deleted'
                ? { title: t.removed }
                : { title: t.switchedOff, description: t.switchedOffText }
            }
            onRemoved={onClose}
          />
        )
      }
    >
      <Grid>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={`${t.name}, ${languages[language]}`}
            lang={language}
            required={language === MAIN_LANGUAGE}
            {...form.field(
              `name.${language}`,
              language === MAIN_LANGUAGE ? { onChange: followName } : {},
            )}
          />
        ))}
      </Grid>
      {isNew && (
        <TextField label={editor.slug} hint={editor.slugHint} required {...form.field('slug')} />
      )}
      <Grid>
        <TextField
          label={t.duration}
          hint={t.durationHint}
          type="number"
          inputMode="numeric"
          required
          {...form.field('durationMinutes', { valueAsNumber: true })}
        />
        <TextField
          label={t.price}
          hint={t.priceHint}
          type="number"
          inputMode="numeric"
          required
          {...form.field('price', { valueAsNumber: true })}
        />
      </Grid>
      <Grid>
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={`${t.description}, ${languages[language]}`}
            lang={language}
            {...form.field(`description.${language}`)}
          />
        ))}
      </Grid>
      <Grid>
        {AGE_BANDS.map((age) => (
          <Checkbox
            key={age}
            label={t.ages[age]}
            checked={ages.includes(age)}
            error={age === AGE_BANDS[0] ? form.problem('ages') : undefined}
            onChange={({ target }) =>
              form.change(
                'ages',
                AGE_BANDS.filter((each) => (each === age ? target.checked : ages.includes(each))),
              )
            }
          />
        ))}
      </Grid>
      <Checkbox label={t.forCouples} {...form.field('forCouples')} />
      <Checkbox label={t.isActive} {...form.field('isActive')} />
    </EditorFrame>
  );
}
