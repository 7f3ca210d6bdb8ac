import { visible } from '../text/typed';

/** Letters, marks and spelling signs of every script, spaces and the punctuation that names have. */
const SIGNS_OF_NAMES =
  /^[\p{L}\p{M}\p{Zs}\p{Pd}\p{Join_Control}.,&()'’‘`´\u00B7\u30FB\uFF65\u05F3\u05F4\u0F0B\u1361]*$/u;
/** Email programs turn `J.Otieno` into a link. After a dot must come a space, the end or another initial. */
const LIKE_AN_ADDRESS = /\.\p{M}*\p{L}\p{M}*\p{L}/u;
const JOINERS = /\p{Join_Control}/gu;
/** A dot directly before a name: people leave out the space. */
const DOT_BEFORE_NAME = /\.(?=[\p{Lu}\p{Lt}\p{Lo}\p{sc=Geor}][\p{M}\p{Join_Control}]*\p{L})/gu;

/** Without invisible characters, and with the missing space in `J.Otieno`, which programs take for a link. */
export function typedName(typed: string): string {
  return visible(typed).replace(DOT_BEFORE_NAME, '. ');
}

/** Cleans the name of an account, which may hold any text, also of control and broken characters. */
export function nameOfAccount(name: string): string {
  return visible(name.replace(/[\p{Cc}\p{Cs}]/gu, ''));
}

/**
 * Whether emails to other people may show this name. A stranger may have typed the name in an email to a guardian, so
 * it must not be a web address or a phone number. Stored names are not checked.
 * @param name from `typedName`
 */
export function isPersonName(name: string): boolean {
  return (
    SIGNS_OF_NAMES.test(name) && !LIKE_AN_ADDRESS.test(name.normalize('NFKC').replace(JOINERS, ''))
  );
}

/** Whether the name has a visible letter or digit of any script. */
export function hasLetters(name: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(name);
}
