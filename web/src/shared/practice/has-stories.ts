/**
 * Whether there are client stories. Every page looks here, for its link to them. Imports no React, since pages ask
 * before it is there.
 */
import { createStore } from '../../store';

/** As far as the build knows. */
export const wereStoriesBuilt: boolean = import.meta.env.TULIA_STORIES ?? false;

/** As far as this page knows. */
export const hasStories = createStore(wereStoriesBuilt);
