import type { ReactElement } from 'react';

/** No bare text beside parts that come and go: a browser's translation replaces it, and React then fails. */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
