/** What a name is made of, wherever somebody types one. */

/** Marks that turn the text around them: in mails and lists they would show the rest of the line backwards. */
const DIRECTION_MARKS = /\p{Bidi_Control}/u;

export function isReadableName(name: string): boolean {
  return !DIRECTION_MARKS.test(name);
}

/** The same name without them, and without what is no text at all. */
export function withoutMarks(name: string): string {
  return name.replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}]/gu, '');
}

/** Letters with their marks, spaces, hyphens, apostrophes and dots. */
const SIGNS_OF_NAMES = /^[\p{L}\p{M}\p{Zs}\p{Pd}.'’‘`´]*$/u;
/** A mail program makes a link of what follows such a dot. After a dot comes a space, the end or a further initial. */
const LIKE_AN_ADDRESS = /\.\p{M}*\p{L}\p{M}*\p{L}/u;

/**
 * Whether a person may be called so who is written of to others: letters to a guardian carry the name that a stranger typed, so
 * it can be no address of a page and no number to call. Names that were stored before are not asked.
 */
export function isPersonName(name: string): boolean {
  return SIGNS_OF_NAMES.test(name) && !LIKE_AN_ADDRESS.test(name);
}

/** Whether there is anything to be seen and called: a letter or a digit, of any script. */
export function hasLetters(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}
