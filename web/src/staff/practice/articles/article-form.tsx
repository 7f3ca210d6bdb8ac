import { removeArticle, saveArticle } from '@tulia/domain/calls/practice/manage-practice';
import type { Article } from '@tulia/domain/records/article';
import { adminArticlesCopy } from './texts';
import { adminEditorCopy, problemSentence } from '../../parts/texts/editor';
import { MAIN_LANGUAGE } from '../../../platform/language/language';
import { useCopy } from '../../../platform/language/use-copy';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EditorFrame } from '../../../ui/dialogs/editor-frame';
import { Grid } from '../../../ui/layout';
import { TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { ArticleTexts } from './article-texts';
import { slugFrom, valuesOf } from './article-values';
import { RemoveRecord } from '../remove-record';

/** One article in every language, with a preview; `null` is a new one. */
export function ArticleForm({
  article,
  nextOrder,
  onClose,
}: {
  article: Article | null;
  nextOrder: number;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminArticlesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const form = useContractForm(saveArticle, {
    defaultValues: valuesOf(article, nextOrder),
    say: (reason) => problemSentence(reason, lang),
    failed: editor.error,
    onDone: (_, { published, title }) => {
      const what = published ? t.savedPublished : t.savedDraft;
      toast({ title: what, description: title[MAIN_LANGUAGE] });
      onClose();
    },
  });
  const { dirtyFields, isDirty } = form.formState;
  const isNew = article === null;
  const followTitle = (title: string) => {
    if (isNew && dirtyFields.slug !== true) form.setValue('slug', slugFrom(title));
  };

  return (
    <EditorFrame
      title={isNew ? t.newTitle : article.title[MAIN_LANGUAGE]}
      texts={editor}
      dirty={isDirty}
      busy={form.action.busy}
      onSave={form.submit}
      onClose={onClose}
      extra={
        article && (
          <RemoveRecord
            work={removeArticle}
            slug={article.slug}
            texts={t}
            told={() => ({ title: t.removed })}
            onRemoved={onClose}
          />
        )
      }
    >
      <ArticleTexts form={form} onTitle={followTitle} />
      <Grid>
        {isNew && (
          <TextField label={editor.slug} hint={editor.slugHint} required {...form.field('slug')} />
        )}
        <TextField
          label={t.resourceLink}
          optional={editor.optional}
          type="url"
          {...form.field('resourceLink', {
            // `setValueAs` also gets the stored value.
            setValueAs: (text: string | null) => text?.trim() || null,
          })}
        />
        <TextField
          label={t.order}
          type="number"
          inputMode="numeric"
          {...form.field('order', { valueAsNumber: true })}
        />
      </Grid>
      <Checkbox label={t.isPublished} hint={t.isPublishedHint} {...form.field('published')} />
    </EditorFrame>
  );
}
