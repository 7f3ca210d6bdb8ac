import type { Article } from '@tulia/domain/records/article';

/** From the build's content file (`build/content.ts`), or none. An awake page reads newer ones. */
export const builtArticles: readonly Article[] = import.meta.env.TULIA_ARTICLES ?? [];
