/** The editor of the articles (specification section 6): drafts and published ones, one at a time in a form. */
import { inLanguage } from '@tulia/domain/person/localized';
import { articles } from '@tulia/domain/records/article';
import { adminArticlesCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { useQuery } from '../../../platform/live/use-query';
import { CollectionEditor } from '../collection-editor';
import { ArticleForm } from './article-form';

const LIMIT = 100;

export function ArticlesEditor() {
  const { t, lang } = useCopy(adminArticlesCopy);
  const found = useQuery('articles-admin', articles, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, articles.collection), sdk.orderBy('order'), sdk.limit(LIMIT)),
  );
  const last = found.data?.at(-1)?.order ?? 0;
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
      form={(article, onClose) => (
        <ArticleForm article={article} nextOrder={Math.min(last + 1, 9999)} onClose={onClose} />
      )}
    />
  );
}
