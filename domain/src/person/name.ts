/** What a typed name may consist of. */

/** Marks that turn the direction of text: in mails and lists they would show the rest of the line backwards. */
const DIRECTION_MARKS = /\p{Bidi_Control}/u;

export function isReadableName(name: string): boolean {
  return !DIRECTION_MARKS.test(name);
}

/** The same name without direction marks, control characters and broken characters. */
export function withoutMarks(name: string): string {
  return name.replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}]/gu, '');
}

/** Letters with their marks, spaces, hyphens, apostrophes and dots. */
const SIGNS_OF_NAMES = /^[\p{L}\p{M}\p{Zs}\p{Pd}.'’‘`´]*$/u;
/** Mail programs make a link of such a dot. After a dot comes a space, the end or another initial. */
const LIKE_AN_ADDRESS = /\.\p{M}*\p{L}\p{M}*\p{L}/u;

/**
 * Whether mails to other people may carry this name: a mail to a guardian shows a name that a stranger may have
 * typed, so it must not be a web address or a phone number. Names that were stored before are not checked.
 */
export function isPersonName(name: string): boolean {
  return SIGNS_OF_NAMES.test(name) && !LIKE_AN_ADDRESS.test(name);
}

/** Whether the name has a letter or a digit, of any script, so that it can be read. */
export function hasLetters(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}
