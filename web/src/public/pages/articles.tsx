import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { publicArticlesTexts } from '../articles/texts';
import { useTexts } from '../../platform/language/use-texts';
import { AddArticle } from '../articles/add-article';
import { ArticleReader } from '../articles/article-reader';
import { OneArticle } from '../articles/one-article';
import { UnknownArticle } from '../articles/unknown-article';
import { useArticles } from '../articles/use-articles';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/states';
import { space } from '../../ui/tokens';
import { FreeTalk } from '../articles/free-talk';

const Place = styled(Container)`
  padding-bottom: ${space.xxl};
`;

const List = styled.div`
  min-height: 24rem;
  padding-top: ${space.md};
`;

/** `/articles` (specification section 2), and `/articles/{slug}`. */
export default function ArticlesPage() {
  const { t, common } = useTexts(publicArticlesTexts);
  const { slug } = useParams();
  const { articles, newest, retry } = useArticles();
  const chosen = articles.find((each) => each.slug === slug);
  if (chosen !== undefined)
    return (
      <OneArticle key={chosen.slug} article={chosen} articles={articles}>
        <FreeTalk />
      </OneArticle>
    );
  if (slug !== undefined && newest === 'done') return <UnknownArticle articles={articles} />;
  const isMissing = slug !== undefined || articles.length === 0;
  return (
    <Place>
      <PageHeading lead={t.lead}>{t.heading}</PageHeading>
      <AddArticle />
      <List>
        {isMissing && newest === 'asking' && <Skeleton label={t.loading} lines={6} height="2rem" />}
        {isMissing && newest === 'failed' && (
          <ErrorState title={t.failed} action={<Button onClick={retry}>{common.retry}</Button>}>
            {t.failedText}
          </ErrorState>
        )}
        {isMissing && newest === 'done' && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
        {!isMissing && <ArticleReader articles={articles} />}
      </List>
    </Place>
  );
}
