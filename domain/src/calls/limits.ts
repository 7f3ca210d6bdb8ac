/** In characters. A file of its own, so that forms that only count load no schemas. */
export const NAME_MAX = 120;
export const TEXT_MAX = 2000;
export const ADDRESS_MAX = 200;
export const RELATIONSHIP_MAX = 60;
