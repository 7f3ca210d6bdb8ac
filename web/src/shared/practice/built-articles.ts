import type { Article } from '@tulia/domain/records/article';

/**
 * The published articles the page is built with, from the content file of the build (`build/content.ts`); none without
 * one. The browser asks for newer ones once the page has woken up.
 */
export const builtArticles: readonly Article[] = import.meta.env.TULIA_ARTICLES ?? [];
