/**
 * Whether the client stories of the site (`web/src/public/stories/texts/stories.ts`) are still the shipped
 * examples. A deployed site shows no examples: set this to false in the change that puts real stories there.
 */
export const storiesAreExamples: boolean = true;
