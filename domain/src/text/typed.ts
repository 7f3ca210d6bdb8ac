/** Cleans typed, pasted or dictated text: direction marks of copied contacts, dashes of phones, wide characters. */

/** Format characters that draw nothing: direction marks, zero-width spaces, soft hyphens, byte order marks. */
const UNSEEN = /(?=\p{Default_Ignorable_Code_Point})(?![\u200C\u200D])\p{Cf}/gu;
/** Letters that look empty, and the empty Braille sign. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** Joiners change letters in these scripts. Elsewhere they are removed. */
const JOINERS =
  /([\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}]?)([\u200C\u200D]+)/gu;
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

const DASHES = /[\p{Pd}\u2212\u02D7\u2043]/gu;
/** Arabic and Persian digits. The last four bits of each are its value. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The text in one Unicode form, without invisible characters and without spaces around it. */
export function visible(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(BLANK, '')
    .replace(JOINERS, (_, before: string, joiners: string) =>
      LETTER_OR_MARK.test(before) ? before + joiners.charAt(0) : before,
    )
    .normalize('NFC')
    .trim();
}

export function isVisible(text: string): boolean {
  return /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** For numbers, codes and addresses: also makes characters half-width, dashes `-` and digits plain. */
export function plain(text: string): string {
  return visible(text.normalize('NFKC').replace(/[\u200C\u200D]/g, ''))
    .replace(DASHES, '-')
    .replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}

/** The letters and digits of a code, in capitals, without spaces and dashes. */
export function signsOfCode(typed: string): string {
  const signs = plain(typed).toUpperCase().replace(/[\s-]/g, '');
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(signs)?.[0] ?? '';
}

/** A phone number with spaces for dots. Links put `tel:` in front of it. */
export function typedPhone(typed: string): string {
  return plain(typed)
    .replaceAll('.', ' ')
    .trim()
    .replace(/^(?:tel\s*:\s*)+/i, '');
}

/** An email address without a dot at its end: phones type a dot for two spaces. */
export function typedAddress(typed: string): string {
  return /^.*[^\s.]/s.exec(plain(typed).replace(/^(?:mailto:\s*)+/i, ''))?.[0] ?? '';
}
