/**
 * When each client story that the pages are built with was written, by its slug. Every page looks here, and only those
 * that show stories carry their texts. Imports no React, since pages ask before it is there.
 */
import { createStore } from '../../store';

export const builtStoryDates: Readonly<Record<string, number>> =
  import.meta.env.TULIA_STORY_DATES ?? {};

/** Whether there are client stories, as far as this page knows. */
export const hasStories = createStore(Object.keys(builtStoryDates).length > 0);
