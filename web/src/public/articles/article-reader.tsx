import type { Article } from '@tulia/domain/records/article';
import { styled } from 'styled-components';
import { publicArticlesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { articleAddress } from '../../paths';
import { Card } from '../../ui/card';
import { H2, Lead } from '../../ui/heading';
import { above, space } from '../../ui/tokens';
import { ArticleList } from './article-list';
import { ArticleText } from './article-text';
import { articleWords, resourceUrl } from './article-words';
import { FullResource } from './full-resource';

const Columns = styled.div`
  display: grid;
  gap: ${space.lg};
  align-items: start;
  @media ${above.md} {
    grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  }
`;

const Sheet = styled(Card)`
  display: none;
  gap: ${space.md};
  justify-items: start;
  @media ${above.md} {
    display: grid;
  }
`;

/** The list of pages, with the first article beside it where there is room. */
export function ArticleReader({ articles }: { articles: readonly Article[] }) {
  const { lang } = useTexts(publicArticlesTexts);
  const [first] = articles;
  if (first === undefined) return null;
  const words = articleWords(first, lang);
  const url = resourceUrl(first.resourceLink);
  return (
    <Columns>
      <ArticleList articles={articles} beside={first.slug} />
      <Sheet as="article">
        <H2>{words.title}</H2>
        <Lead>{words.summary}</Lead>
        <ArticleText language={words.language} under={2}>
          {words.content}
        </ArticleText>
        {url !== null && <FullResource url={url} back={articleAddress(first.slug)} />}
      </Sheet>
    </Columns>
  );
}
