import type { Article } from '@tulia/domain/records/article';
import { styled } from 'styled-components';
import { publicArticlesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useOwnTitle } from '../../platform/hooks/page-title';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { ArticleList } from './article-list';

const Place = styled(Container)`
  padding-bottom: ${space.xxl};
`;

/** Lists the other articles, so that the reader can go on. */
export function UnknownArticle({ articles }: { articles: readonly Article[] }) {
  const { t } = useTexts(publicArticlesTexts);
  useOwnTitle(t.unknown);
  return (
    <Place $narrow>
      <PageHeading lead={articles.length > 0 ? t.unknownText : t.emptyText}>
        {t.unknown}
      </PageHeading>
      <ArticleList articles={articles} />
    </Place>
  );
}
