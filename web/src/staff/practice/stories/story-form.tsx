import { removeStory, saveStory } from '@tulia/domain/calls/practice/manage-practice';
import type { Story } from '@tulia/domain/records/site/story';
import { useState } from 'react';
import { adminStoriesCopy } from './texts';
import { adminEditorCopy, problemSentence } from '../../parts/texts/editor';
import { languageNamesCopy } from '../../parts/texts/language-names';
import { LANGUAGES, MAIN_LANGUAGE } from '../../../platform/language/language';
import { useCopy } from '../../../platform/language/use-copy';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { EditorFrame } from '../../../ui/dialogs/editor-frame';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { Grid, Stack } from '../../../ui/layout';
import { Tabs } from '../../../ui/tabs';
import { toast } from '../../../ui/toast-store';
import { RemoveRecord } from '../remove-record';
import { valuesOf } from './story-values';

/** One client story in every language; `null` is a new one. */
export function StoryForm({
  story,
  nextOrder,
  onClose,
}: {
  story: Story | null;
  nextOrder: number;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminStoriesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const { t: languages } = useCopy(languageNamesCopy);
  const [defaultValues] = useState(() => valuesOf(story, nextOrder));
  const form = useContractForm(saveStory, {
    defaultValues,
    say: (reason) => problemSentence(reason, lang),
    failed: editor.error,
    onDone: (_, { published, initials }) => {
      toast({ title: published ? t.savedPublished : t.savedDraft, description: initials });
      onClose();
    },
  });
  return (
    <EditorFrame
      title={story === null ? t.newTitle : story.initials}
      texts={editor}
      dirty={form.formState.isDirty}
      busy={form.action.busy}
      onSave={form.submit}
      onClose={onClose}
      extra={
        story && (
          <RemoveRecord
            work={removeStory}
            slug={story.slug}
            texts={t}
            told={() => ({ title: t.removed })}
            onRemoved={onClose}
          />
        )
      }
    >
      <Grid>
        <TextField
          label={t.initials}
          hint={t.initialsHint}
          required
          autoComplete="off"
          {...form.field('initials')}
        />
        <TextField
          label={t.order}
          type="number"
          inputMode="numeric"
          {...form.field('order', { valueAsNumber: true })}
        />
      </Grid>
      <Tabs
        label={t.language}
        items={LANGUAGES.map((id) => ({
          value: id,
          label: languages[id],
          content: (
            <Stack>
              <TextField
                label={t.quote}
                lang={id}
                required={id === MAIN_LANGUAGE}
                {...form.field(`quote.${id}`)}
              />
              <TextArea
                label={t.fullStory}
                hint={t.fullStoryHint}
                lang={id}
                required={id === MAIN_LANGUAGE}
                {...form.field(`fullStory.${id}`)}
              />
            </Stack>
          ),
        }))}
      />
      <Checkbox label={t.agreed} hint={t.agreedHint} {...form.field('agreed')} />
      <Checkbox label={t.isPublished} {...form.field('published')} />
    </EditorFrame>
  );
}
