import { storiesAreExamples } from '@tulia/domain/practice/stories';

/** Whether client stories are shown: on the site of a practice only those that somebody really told. */
export const hasStories = !(storiesAreExamples && import.meta.env.TULIA_OWN_CONTENT === true);
