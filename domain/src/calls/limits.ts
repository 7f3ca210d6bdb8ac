/** The longest name and text that a call takes, in characters; apart from the schemas, for forms that only count. */
export const NAME_MAX = 120;
export const TEXT_MAX = 2000;
