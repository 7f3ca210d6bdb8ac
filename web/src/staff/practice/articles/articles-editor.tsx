/** The editor of the articles (specification section 6): drafts and published ones, one at a time in a form. */
import { inLanguage } from '@tulia/domain/person/localized';
import { articles, type Article } from '@tulia/domain/records/article';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminArticlesCopy } from './texts';
import { adminEditorCopy } from '../../parts/texts/editor';
import { useCopy } from '../../../platform/language/use-copy';
import { NotRead } from '../../parts/not-read';
import { useQuery } from '../../../platform/live/use-query';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { H3 } from '../../../ui/heading';
import { Cluster, Stack } from '../../../ui/layout';
import { EmptyState } from '../../../ui/states';
import { ArticleForm } from './article-form';

const LIMIT = 100;

const List = styled(Stack)`
  list-style: none;
`;

export function ArticlesEditor() {
  const { t, lang } = useCopy(adminArticlesCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [editing, setEditing] = useState<Article | 'new' | null>(null);
  const found = useQuery('articles-admin', articles, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, articles.collection), sdk.orderBy('order'), sdk.limit(LIMIT)),
  );
  const { data } = found;
  if (editing !== null) {
    const last = data?.at(-1)?.order ?? 0;
    return (
      <ArticleForm
        key={editing === 'new' ? '' : editing.slug}
        article={editing === 'new' ? null : editing}
        nextOrder={Math.min(last + 1, 9999)}
        onClose={() => setEditing(null)}
      />
    );
  }
  if (data === undefined) return <NotRead of={[found]} lines={4} height="4rem" />;
  return (
    <Stack>
      <div>
        <Button onClick={() => setEditing('new')}>{t.add}</Button>
      </div>
      {data.length === 0 && <EmptyState title={t.empty} />}
      <List as="ul">
        {data.map((article) => {
          const title = inLanguage(article.title, lang);
          const summary = inLanguage(article.summary, lang);
          return (
            <Card as="li" key={article.id}>
              <Stack $gap="xs">
                <H3 as="h2">{title}</H3>
                <p>{summary}</p>
                <Cluster>
                  <Badge $tone={article.published ? 'success' : 'neutral'}>
                    {article.published ? t.published : t.draft}
                  </Badge>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t.editOf(title)}
                    onClick={() => setEditing(article)}
                  >
                    {editor.edit}
                  </Button>
                </Cluster>
              </Stack>
            </Card>
          );
        })}
      </List>
    </Stack>
  );
}
