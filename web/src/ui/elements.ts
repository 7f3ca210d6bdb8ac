import type { ReactElement } from 'react';

/**
 * What a component draws beside parts that come and go: elements, no bare text. A browser that translates the page
 * puts another text in place of each, and React then fails to insert anything before the text that it knows.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
