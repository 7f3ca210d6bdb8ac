/** The built articles at once, then one read of the newest when the page is awake. */
import { articles as articlesRecord, type Article } from '@tulia/domain/records/article';
import { useEffect, useState } from 'react';
import { builtArticles } from '../../shared/practice/built-articles';
import { readPublicCollection } from '../../platform/firebase/public-read';

interface ArticlesState {
  articles: readonly Article[];
  /** whether articles published since the build are known */
  newest: 'asking' | 'done' | 'failed';
}

async function readArticles(): Promise<Article[]> {
  const query = { flag: 'published', orderBy: 'order' };
  const documents = await readPublicCollection(articlesRecord.collection, query);
  return documents.map(({ id, data }) => ({ ...articlesRecord.fromStored(data), slug: id }));
}

export function useArticles(): ArticlesState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ArticlesState>({ articles: builtArticles, newest: 'asking' });
  useEffect(() => {
    let over = false;
    const say = (next: (before: ArticlesState) => ArticlesState) => {
      if (!over) setState(next);
    };
    readArticles().then(
      (articles) => say(() => ({ articles, newest: 'done' })),
      () => say((before) => ({ ...before, newest: 'failed' })),
    );
    return () => {
      over = true;
    };
  }, [attempt]);
  const retry = () => {
    setState((before) => ({ ...before, newest: 'asking' }));
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
