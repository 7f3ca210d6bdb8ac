import type { Article } from '@tulia/domain/records/article';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { publicArticlesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { useOwnTitle } from '../../platform/hooks/page-title';
import { articleAddress, paths } from '../../paths';
import { PageHeading } from '../../ui/heading';
import { Container } from '../../ui/layout';
import { above, color, space, target, text } from '../../ui/tokens';
import { ArticleList } from './article-list';
import { ArticleText } from './article-text';
import { ArticleDrawing } from './article-drawing';
import { articleAfter, articleWords, readingMinutes, resourceUrl } from './article-words';
import { FullResource } from './full-resource';
import type { Elements } from '../../ui/elements';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;
  padding-bottom: ${space.xxl};
  @media ${above.md} {
    grid-template-columns: minmax(12rem, 16rem) minmax(0, 1fr);
    gap: ${space.xxl};
  }
`;

/** The text comes before the other articles on a phone and for screen readers. */
const Others = styled.div`
  display: grid;
  gap: ${space.sm};
  @media ${above.md} {
    grid-column: 1;
    grid-row: 1;
    padding-top: clamp(1.125rem, 5vw, 3.25rem);
  }
  > p {
    font-weight: 700;
  }
`;

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  justify-items: start;
  max-width: 46rem;
  > header {
    padding-inline: 0;
  }
`;

const Byline = styled.p`
  color: ${color.inkSoft};
`;

const Drawing = styled.div`
  width: min(100%, 30rem);
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${target};
  color: ${color.primary};
  font-weight: 700;
`;

const Next = styled.p`
  display: grid;
  font-size: ${text.sm};
  color: ${color.inkSoft};
  a {
    font-size: ${text.lg};
  }
`;

interface OneArticleProps {
  article: Article;
  articles: readonly Article[];
  children: Elements;
}

/** @param children what follows the text, such as the offer of a free talk */
export function OneArticle({ article, articles, children }: OneArticleProps) {
  const { t, lang } = useTexts(publicArticlesTexts);
  const { name } = usePractice();
  const words = articleWords(article, lang);
  useOwnTitle(words.title);
  const url = resourceUrl(article.resourceLink);
  const next = articleAfter(articles, article.slug);
  return (
    <Columns>
      <Sheet>
        <PageHeading eyebrow={t.eyebrow} lead={words.summary}>
          {words.title}
        </PageHeading>
        <Byline>
          {t.byline(name, formatShortDay(article.updatedAt, lang), readingMinutes(words.content))}
        </Byline>
        <Drawing>
          <ArticleDrawing order={articles.findIndex(({ slug }) => slug === article.slug)} />
        </Drawing>
        <ArticleText language={words.language} under={1}>
          {words.content}
        </ArticleText>
        {url !== null && <FullResource url={url} back={articleAddress(article.slug)} />}
        {children}
        {next !== null && (
          <Next>
            {t.next}
            <Way to={articleAddress(next.slug)}>
              <span>{articleWords(next, lang).title}</span>
              <ArrowRight aria-hidden size={18} />
            </Way>
          </Next>
        )}
      </Sheet>
      <Others>
        <p>
          <Way to={paths.articles}>{t.listLabel}</Way>
        </p>
        <ArticleList articles={articles} current={article.slug} short />
      </Others>
    </Columns>
  );
}
