import { removeStory, saveStory } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText, inLanguage } from '@tulia/domain/person/localized';
import { stories } from '@tulia/domain/records/site/story';
import { adminStoriesTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Grid, Stack } from '../../../ui/layout';
import { CollectionEditor } from '../collection-editor';
import { useRecordsInOrder } from '../use-records-in-order';

export function StoriesEditor() {
  const { t, lang } = useTexts(adminStoriesTexts);
  const { found, nextOrder } = useRecordsInOrder(stories);
  return (
    <CollectionEditor
      of={[found]}
      records={found.data}
      texts={t}
      oneColumn
      row={({ initials, quote, agreed, published }) => ({
        name: initials,
        about: inLanguage(quote, lang),
        state: published ? t.published : agreed ? t.draft : t.notAgreed,
        isOpen: published,
      })}
      save={saveStory}
      empty={{
        // A random id does not identify the person.
        slug: `story-${crypto.randomUUID().slice(0, 8)}`,
        initials: '',
        quote: emptyText,
        fullStory: emptyText,
        agreed: false,
        published: false,
        order: nextOrder,
      }}
      saved={({ published, initials }) => ({
        title: published ? t.savedPublished : t.savedDraft,
        description: initials,
      })}
      remove={{ work: removeStory, texts: t, told: () => ({ title: t.removed }) }}
      fields={(fields) => (
        <>
          <Grid>
            {fields.line('initials', { required: true, autoComplete: 'off' })}
            {fields.number('order')}
          </Grid>
          {fields.languageTabs((language) => (
            <Stack>
              {fields.line('quote', { language, required: true })}
              {fields.area('fullStory', { language, required: true })}
            </Stack>
          ))}
          {fields.check('agreed')}
          {fields.check('published', { label: t.isPublished })}
        </>
      )}
    />
  );
}
