/**
 * Text as people type, paste and dictate it: the one place that takes away what nobody sees or meant. Copied contacts
 * bring marks of direction, phones write other dashes, and keyboards of East Asia full-width signs.
 */

/** Characters of format that draw nothing: marks of direction, zero-width spaces, soft hyphens, byte order marks. */
const UNSEEN = /(?=\p{Default_Ignorable_Code_Point})(?![\u200C\u200D])\p{Cf}/gu;
/** Letters that are drawn as nothing, and a Braille sign without a dot. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** A joiner is spelling in scripts whose letters take another shape by it, and nothing anywhere else. */
const JOINERS =
  /([\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}]?)([\u200C\u200D]+)/gu;
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

const DASHES = /[\p{Pd}\u2212\u02D7\u2043]/gu;
/** Digits of Arabic and Persian keyboards; the last four bits of each are its value. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The same text in the same spelling, without what cannot be seen and without spaces around it. */
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

/** Whether anything of it can be seen. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * Text of signs and not of words, such as a number, a code or an address: also in half width, with `-` for each dash
 * and plain digits.
 */
export function plain(text: string): string {
  return visible(text.normalize('NFKC').replace(/[\u200C\u200D]/g, ''))
    .replace(DASHES, '-')
    .replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
}

/** The signs of a code in capitals, without spaces and dashes within and without any other sign around them. */
export function signsOfCode(typed: string): string {
  const signs = plain(typed).toUpperCase().replace(/[\s-]/g, '');
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(signs)?.[0] ?? '';
}

/** A phone number with spaces for dots; `tel:` stands before it in links. */
export function typedPhone(typed: string): string {
  return plain(typed)
    .replaceAll('.', ' ')
    .trim()
    .replace(/^(?:tel\s*:\s*)+/i, '');
}

/** An e-mail address: two spaces on a phone type a dot behind it. */
export function typedAddress(typed: string): string {
  return /^.*[^\s.]/s.exec(plain(typed).replace(/^(?:mailto:\s*)+/i, ''))?.[0] ?? '';
}
