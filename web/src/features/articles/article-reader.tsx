import type { Article } from '@tulia/domain/records/article';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { publicArticlesCopy } from '../../copy/public/public-articles';
import { useCopy } from '../../copy/use-copy';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { above, color, space, text } from '../../ui/tokens';
import { ArticleList } from './article-list';
import { ArticleText } from './article-text';
import { articleId, articleWords, chosenArticle, resourceUrl } from './article-words';
import { FullResource } from './full-resource';

const Columns = styled.div`
  display: grid;
  gap: ${space.lg};
  align-items: start;
  @media ${above.md} {
    grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  }
`;

/**
 * Every article is in the page and one is shown. Before the page is awake the browser's own `:target` decides; without
 * script all of them stand under each other.
 */
const Sheets = styled.div`
  > article:not([data-current]) {
    display: none;
  }
  &:not([data-awake]):has(> :target) > article:not(:target) {
    display: none;
  }
  &:not([data-awake]) > article:target {
    display: grid;
  }
  @media (scripting: none) {
    > article:not([data-current]),
    &:not([data-awake]):has(> :target) > article:not(:target) {
      display: grid;
      margin-bottom: ${space.lg};
    }
  }
`;

const Sheet = styled(Card)`
  display: grid;
  gap: ${space.md};
  justify-items: start;
  scroll-margin-top: 5.5rem;
`;

const Summary = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.xl};
  line-height: 1.45;
`;

const never = () => () => undefined;

/** False in prerendered markup and while hydrating, true afterwards. */
function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The list on the left and the chosen article beside it; which one is in the address, so it can be shared. */
export function ArticleReader({ articles }: { articles: readonly Article[] }) {
  const { lang } = useCopy(publicArticlesCopy);
  const { hash } = useLocation();
  const awake = useAwake();
  const current = chosenArticle(articles, awake ? hash : '');
  if (!current) return null;
  return (
    <Columns>
      <ArticleList articles={articles} current={current} />
      <Sheets data-awake={awake || undefined}>
        {articles.map((article) => {
          const words = articleWords(article, lang);
          const url = resourceUrl(article.resourceLink);
          return (
            <Sheet
              key={article.slug}
              as="article"
              id={articleId(article.slug)}
              data-current={article.slug === current.slug || undefined}
            >
              <H2>{words.title}</H2>
              <Summary>{words.summary}</Summary>
              <ArticleText language={words.language}>{words.content}</ArticleText>
              {url !== null && <FullResource url={url} hash={`#${articleId(article.slug)}`} />}
            </Sheet>
          );
        })}
      </Sheets>
    </Columns>
  );
}
