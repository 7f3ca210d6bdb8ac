import { styled } from 'styled-components';
import { publicArticlesCopy } from '../copy/public/public-articles';
import { useCopy } from '../copy/use-copy';
import { AddArticle } from '../features/articles/add-article';
import { ArticleReader } from '../features/articles/article-reader';
import { useArticles } from '../features/articles/use-articles';
import { Button } from '../ui/button';
import { OpenBook } from '../ui/illustrations/open-book';
import { Container } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import { EmptyState, ErrorState } from '../ui/states';
import { space } from '../ui/tokens';
import { PageHero } from './parts/page-hero';

const Place = styled(Container)`
  min-height: 24rem;
  padding-block: ${space.md} ${space.xxl};
`;

/** `/articles` (specification section 2). */
export default function ArticlesPage() {
  const { t } = useCopy(publicArticlesCopy);
  const { status, articles, retry } = useArticles();
  return (
    <>
      <PageHero heading={t.heading} lead={t.lead} picture={<OpenBook />}>
        <AddArticle />
      </PageHero>
      <Place>
        {status === 'loading' && <Skeleton label={t.loading} lines={6} height="2rem" />}
        {status === 'failed' && (
          <ErrorState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
            {t.failedText}
          </ErrorState>
        )}
        {status === 'ready' &&
          (articles.length === 0 ? (
            <EmptyState title={t.empty}>{t.emptyText}</EmptyState>
          ) : (
            <ArticleReader articles={articles} />
          ))}
      </Place>
    </>
  );
}
