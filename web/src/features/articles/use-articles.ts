/**
 * The published articles: those the page was built with at once, then one read of the newest when the page is awake.
 */
import { articles as articlesRecord, type Article } from '@tulia/domain/records/article';
import { useEffect, useState } from 'react';
import { builtArticles } from '../../content/built-articles';
import { readPublicCollection } from '../../firebase/public-read';

const LIMIT = 50;

export interface ArticlesState {
  status: 'loading' | 'ready' | 'failed';
  articles: readonly Article[];
}

async function readArticles(): Promise<Article[]> {
  const documents = await readPublicCollection(articlesRecord.collection, {
    where: ['published', true],
    orderBy: 'order',
    limit: LIMIT,
  });
  return documents.map(({ id, data }) => ({ ...articlesRecord.fromStored(data), slug: id }));
}

/** The list and how sure it is; built articles stay readable when the read fails. */
export function useArticles(): ArticlesState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ArticlesState>({
    status: builtArticles.length > 0 ? 'ready' : 'loading',
    articles: builtArticles,
  });
  useEffect(() => {
    let over = false;
    readArticles().then(
      (articles) => {
        if (!over) setState({ status: 'ready', articles });
      },
      () => {
        if (!over)
          setState((before) =>
            before.articles.length > 0 ? before : { status: 'failed', articles: [] },
          );
      },
    );
    return () => {
      over = true;
    };
  }, [attempt]);
  const retry = () => {
    setState({ status: 'loading', articles: [] });
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
