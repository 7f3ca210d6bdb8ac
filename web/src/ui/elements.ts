import type { ReactElement } from 'react';

/**
 * Elements without bare text, for use beside parts that come and go: a browser's translation replaces texts, and
 * React can then insert nothing before the text it knows.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
