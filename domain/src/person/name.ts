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

/** Whether there is anything to be seen and called: a letter or a digit, of any script. */
export function hasLetters(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}
