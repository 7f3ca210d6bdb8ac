import type { Article } from '@tulia/domain/records/article';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { publicArticlesCopy } from '../../copy/public/public-articles';
import { useCopy } from '../../copy/use-copy';
import { color, radius, space, text } from '../../ui/tokens';
import { articleId, articleWords } from './article-words';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;
`;

const Choice = styled(Link)`
  display: grid;
  gap: ${space.xxs};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${color.primary};
    color: ${color.ink};
  }
  &[aria-current='true'] {
    border-left-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  span {
    font-size: ${text.sm};
  }
`;

/** All articles; choosing one shows it. Plain links to a place on the page, so they work before and without script. */
export function ArticleList({
  articles,
  current,
}: {
  articles: readonly Article[];
  current: Article;
}) {
  const { t, lang } = useCopy(publicArticlesCopy);
  return (
    <nav aria-label={t.listLabel}>
      <List>
        {articles.map((article) => {
          const words = articleWords(article, lang);
          return (
            <li key={article.slug}>
              <Choice
                to={{ hash: articleId(article.slug) }}
                aria-current={article.slug === current.slug}
              >
                <strong>{words.title}</strong>
                <span>{words.summary}</span>
              </Choice>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
