import type { Article } from '@tulia/domain/records/article';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { publicArticlesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { articleAddress } from '../../paths';
import { Stack } from '../../ui/layout';
import { above, color, radius, space, text } from '../../ui/tokens';
import { articleWords } from './article-words';

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
  &[aria-current='page'] {
    border-left-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  @media ${above.md} {
    &[data-beside] {
      border-left-color: ${color.primary};
    }
  }
  span {
    font-size: ${text.sm};
  }
`;

/**
 * @param current slug of this page's article, or null
 * @param beside slug of the article beside the list on wide screens, or null
 * @param short titles alone
 */
export function ArticleList({
  articles,
  current = null,
  beside = null,
  short = false,
}: {
  articles: readonly Article[];
  current?: string | null;
  beside?: string | null;
  short?: boolean;
}) {
  const { t, lang } = useTexts(publicArticlesTexts);
  return (
    // Live: an article that was published or removed after the build is shown or gone for every visitor.
    <nav aria-label={t.listLabel} data-live="">
      <Stack as="ul" $gap="xs">
        {articles.map((article) => {
          const words = articleWords(article, lang);
          return (
            <li key={article.slug}>
              <Choice
                to={articleAddress(article.slug)}
                aria-current={article.slug === current ? 'page' : undefined}
                data-beside={article.slug === beside || undefined}
              >
                <strong>{words.title}</strong>
                {!short && <span>{words.summary}</span>}
              </Choice>
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}
