/** Kenyan phone numbers in the form that M-Pesa needs. */
import { typedPhone } from '../../text/typed';

/** National digits of mobile numbers begin with 7 or 1. */
const MOBILE = /^(?:254|0)?([17]\d{8})$/;
/** Masked numbers in notices: `2547 ***** 678`, `2547*****678`, `25470****678`. */
const MASKED = /^(254[17]\d{0,4})\s*[^\d\s]+\s*(\d{3})$/;
const FINGERPRINT = /^[\da-f]{64}$/i;

/** `0712 345 678`, `+254 712-345678` or `0110 …` as `254712345678`. Null when it is no Kenyan mobile number. */
export function kenyanMobile(typed: string): string | null {
  const digits = typedPhone(typed)
    .replaceAll(/[\s()+-]/g, '')
    .replace(/^00(?=254)/, '');
  // Some people also write the zero after the country code.
  const national = MOBILE.exec(digits.replace(/^2540(?=[17])/, '254'))?.[1];
  return national === undefined ? null : `254${national}`;
}

/** `0712 345 678`. @param mobile from `kenyanMobile` */
export function shownMobile(mobile: string): string {
  return mobile.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** `07•• ••• 678`, where others may see it. */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/^254(\d)\d{5}(\d{3})$/, '0$1•• ••• $2');
}

/** Whether a notice shows a hash instead of a number. Screens do not show it. */
export function isFingerprint(noticed: string): boolean {
  return FINGERPRINT.test(noticed);
}

/** Whether a number in a notice, masked or not, can be this one. @param mobile from `kenyanMobile` */
export function mayBeMobile(noticed: string, mobile: string): boolean {
  const masked = MASKED.exec(noticed.trim());
  if (masked === null) return kenyanMobile(noticed) === mobile;
  return mobile.startsWith(masked[1] ?? '') && mobile.endsWith(masked[2] ?? '');
}
