import { removeArticle, saveArticle } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText, inLanguage } from '@tulia/domain/person/localized';
import { articles } from '@tulia/domain/records/article';
import { styled } from 'styled-components';
import { adminArticlesTexts } from './texts';
import { MAIN_LANGUAGE } from '../../../platform/language/language';
import { useTexts } from '../../../platform/language/use-texts';
import { Grid, Stack } from '../../../ui/layout';
import { CollectionEditor } from '../collection-editor';
import { useRecordsInOrder } from '../use-records-in-order';
import { MarkdownPreview } from './markdown-preview';

const Tall = styled.div`
  textarea {
    min-height: 18rem;
  }
`;

/** Specification section 6. */
export function ArticlesEditor() {
  const { t, common, lang } = useTexts(adminArticlesTexts);
  const { found, nextOrder } = useRecordsInOrder(articles);
  return (
    <CollectionEditor
      of={[found]}
      records={found.data}
      texts={t}
      oneColumn
      row={({ title, summary, published }) => ({
        name: inLanguage(title, lang),
        about: inLanguage(summary, lang),
        state: published ? t.published : t.draft,
        isOpen: published,
      })}
      save={saveArticle}
      empty={{
        slug: '',
        title: emptyText,
        summary: emptyText,
        content: emptyText,
        resourceLink: null,
        published: false,
        order: nextOrder,
      }}
      address={{ field: 'slug', follows: `title.${MAIN_LANGUAGE}` }}
      saved={({ published, title }) => ({
        title: published ? t.savedPublished : t.savedDraft,
        description: title[MAIN_LANGUAGE],
      })}
      remove={{ work: removeArticle, texts: t, told: () => ({ title: t.removed }) }}
      fields={(fields, { control }) => (
        <>
          {fields.languageTabs((language) => (
            <Stack>
              {fields.line('title', { language, required: true })}
              {fields.line('summary', { language })}
              <Grid $min="20rem">
                <Tall>{fields.area('content', { language })}</Tall>
                <MarkdownPreview control={control} language={language} />
              </Grid>
            </Stack>
          ))}
          <Grid>
            {fields.address()}
            {fields.line(
              'resourceLink',
              { type: 'url', optional: common.optional },
              // React Hook Form passes the stored value, too.
              { setValueAs: (text: string | null) => text?.trim() || null },
            )}
            {fields.number('order')}
          </Grid>
          {fields.check('published', { label: t.isPublished })}
        </>
      )}
    />
  );
}
