/** What a typed name may consist of. */
import { visible } from '../text/typed';

/**
 * Letters and marks of every script with the signs of their spelling, spaces, hyphens, apostrophes, dots in the line
 * and in the middle, commas, `&` and round brackets.
 */
const SIGNS_OF_NAMES =
  /^[\p{L}\p{M}\p{Zs}\p{Pd}\p{Join_Control}.,&()'’‘`´\u00B7\u30FB\uFF65\u05F3\u05F4\u0F0B\u1361]*$/u;
/** Mail programs make a link of such a dot. After a dot comes a space, the end or another initial. */
const LIKE_AN_ADDRESS = /\.\p{M}*\p{L}\p{M}*\p{L}/u;
const JOINERS = /\p{Join_Control}/gu;
/** A dot before a name, or a word of a script without capitals: people leave out the space that it needs. */
const DOT_BEFORE_NAME = /\.(?=[\p{Lu}\p{Lt}\p{Lo}\p{sc=Geor}][\p{M}\p{Join_Control}]*\p{L})/gu;

/**
 * A name without what cannot be seen, and with the space that `J.Otieno` leaves out: nothing makes a link of
 * `J. Otieno`.
 */
export function typedName(typed: string): string {
  return visible(typed).replace(DOT_BEFORE_NAME, '. ');
}

/** The same of an account, which may hold any text: also without control characters and broken characters. */
export function nameOfAccount(name: string): string {
  return visible(name.replace(/[\p{Cc}\p{Cs}]/gu, ''));
}

/**
 * Whether mails to other people may carry this name: a mail to a guardian shows a name that a stranger may have
 * typed, so it must not be a web address or a phone number. Names that were stored before are not checked.
 * @param name as `typedName` reads it
 */
export function isPersonName(name: string): boolean {
  return (
    SIGNS_OF_NAMES.test(name) && !LIKE_AN_ADDRESS.test(name.normalize('NFKC').replace(JOINERS, ''))
  );
}

/** Whether the name has a letter or a digit, of any script, that can be seen. */
export function hasLetters(name: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(name);
}
