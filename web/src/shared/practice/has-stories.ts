/** For every page's link to the stories. Imports no React: pages ask before it has loaded. */
import { createStore } from '../../store';

/** Whether there were stories at the build. */
export const wereStoriesBuilt: boolean = import.meta.env.TULIA_STORIES ?? false;

/** Whether there are stories, as far as this page has read. */
export const hasStories = createStore(wereStoriesBuilt);
