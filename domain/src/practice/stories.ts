/**
 * Whether the client stories of the site (`web/src/public/stories/texts/stories.ts`) are still the examples that the product
 * came with. A deployed site shows none of them: set this to false in the change that puts real ones there.
 */
export const storiesAreExamples: boolean = true;
