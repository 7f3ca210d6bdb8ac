/** For every page's link to the stories. Imports no React: pages ask before it has loaded. */
import { createStore } from '../../store';

/** As far as the build knows. */
export const wereStoriesBuilt: boolean = import.meta.env.TULIA_STORIES ?? false;

/** As far as this page knows. */
export const hasStories = createStore(wereStoriesBuilt);
