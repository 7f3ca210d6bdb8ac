import { saveArticle } from '@tulia/domain/calls/manage-practice';
import type { Article } from '@tulia/domain/records/article';
import { useState } from 'react';
import { adminArticlesCopy } from '../../copy/staff/admin-articles';
import { adminEditorCopy, problemSentence } from '../../copy/staff/admin-editor';
import { MAIN_LANGUAGE } from '../../copy/language';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { useCall } from '../../live/use-call';
import { Checkbox } from '../../ui/fields/checkbox';
import { EditorFrame } from '../../ui/dialogs/editor-frame';
import { Grid } from '../../ui/layout';
import { TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { ArticleTexts } from './article-texts';
import { valuesOf, withTitle } from './article-values';
import { RemoveArticle } from './remove-article';

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
  const [first] = useState(() => valuesOf(article, nextOrder));
  const [values, setValues] = useState(first);
  const { busy, problems, forget, send } = useCall(saveArticle);
  const dirty = JSON.stringify(values) !== JSON.stringify(first);
  const problem = (field: string) => problemSentence(problems[field], lang);
  const set = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part });
    Object.keys(part).forEach(forget);
  };

  const save = async () => {
    const answer = await send(values);
    if (answer === null) return;
    if ('done' in answer) {
      const title = values.published ? t.savedPublished : t.savedDraft;
      toast({ title, description: values.title[MAIN_LANGUAGE] });
      onClose();
      return;
    }
    const description = refusalSentence(answer.refused, lang);
    toast({ variant: 'destructive', title: editor.error, description });
  };

  return (
    <EditorFrame
      title={article === null ? t.newTitle : article.title[MAIN_LANGUAGE]}
      texts={editor}
      dirty={dirty}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
      extra={article && <RemoveArticle slug={article.slug} onRemoved={onClose} />}
    >
      <ArticleTexts
        values={values}
        problem={problem}
        onTitle={(title) => {
          setValues(withTitle(values, title));
          forget(`title.${MAIN_LANGUAGE}`);
        }}
        onText={(field, language, text) => {
          setValues({ ...values, [field]: { ...values[field], [language]: text } });
          forget(`${field}.${language}`);
        }}
      />
      <Grid>
        {article === null && (
          <TextField
            label={editor.slug}
            hint={editor.slugHint}
            required
            value={values.slug}
            error={problem('slug')}
            onChange={(event) => set({ slug: event.target.value })}
          />
        )}
        <TextField
          label={t.resourceLink}
          optional={editor.optional}
          type="url"
          value={values.resourceLink ?? ''}
          error={problem('resourceLink')}
          onChange={({ target }) =>
            set({ resourceLink: target.value.trim() === '' ? null : target.value.trim() })
          }
        />
        <TextField
          label={t.order}
          type="number"
          inputMode="numeric"
          value={Number.isNaN(values.order) ? '' : values.order}
          error={problem('order')}
          onChange={(event) => set({ order: event.target.valueAsNumber })}
        />
      </Grid>
      <Checkbox
        label={t.isPublished}
        checked={values.published}
        onChange={(event) => set({ published: event.target.checked })}
      />
    </EditorFrame>
  );
}
