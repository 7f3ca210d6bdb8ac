/** Phone numbers as M-Pesa wants them, from every form in which people in Kenya write them. */
import { typedPhone } from '../../text/typed';

/** Nine digits after the country code; mobile numbers begin with 7 or 1. */
const MOBILE = /^(?:254|0)?([17]\d{8})$/;
/** As notices show a number: `2547 ***** 678`, `2547*****678` or `25470****678`. */
const MASKED = /^(254[17]\d{0,4})\s*[^\d\s]+\s*(\d{3})$/;
/** SHA-256 in hexadecimal. */
const FINGERPRINT = /^[\da-f]{64}$/i;

/**
 * `0712 345 678`, `+254 712-345678`, `00254712345678`, `254712345678`, `712345678` and `0110 …` as `254712345678`;
 * null for a text that is no Kenyan mobile number.
 */
export function kenyanMobile(typed: string): string | null {
  const digits = typedPhone(typed)
    .replaceAll(/[\s()+-]/g, '')
    .replace(/^00(?=254)/, '');
  // Some people write the zero after the country code too.
  const national = MOBILE.exec(digits.replace(/^2540(?=[17])/, '254'))?.[1];
  return national === undefined ? null : `254${national}`;
}

/** For screens: `0712 345 678`. @param mobile as `kenyanMobile` answers */
export function shownMobile(mobile: string): string {
  return mobile.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** For records that others may see: `07•• ••• 678`. */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/^254(\d)\d{5}(\d{3})$/, '0$1•• ••• $2');
}

/** Whether a notice tells of a number by its fingerprint, which is for no screen. */
export function isFingerprint(noticed: string): boolean {
  return FINGERPRINT.test(noticed);
}

/** Whether a number of a notice, masked or not, may be this one. @param mobile as `kenyanMobile` answers */
export function mayBeMobile(noticed: string, mobile: string): boolean {
  const masked = MASKED.exec(noticed.trim());
  if (masked === null) return kenyanMobile(noticed) === mobile;
  return mobile.startsWith(masked[1] ?? '') && mobile.endsWith(masked[2] ?? '');
}
