/** The longest name and text that a call takes, in characters; apart from the schemas, for forms that only count. */
export const NAME_MAX = 80;
export const TEXT_MAX = 2000;
