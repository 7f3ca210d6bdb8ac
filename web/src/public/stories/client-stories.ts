import { storiesAreExamples } from '@tulia/domain/practice/stories';

/** Whether client stories are shown: the examples in the local world only, real stories everywhere. */
export const hasStories = !(storiesAreExamples && !import.meta.env.VITE_LOCAL_WORLD);
