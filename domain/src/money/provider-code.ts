/** A provider's code of one movement of money. The ledger has each code once. */
import { plain } from '../text/typed';
import type { PaymentMethod } from './entry';

/** `paymentCodes/{provider}_{CODE}`: created unread, so two entries can never share a code. */
export interface CodeLock {
  entryId: string;
  bookingId: string;
  referenceNumber: string;
}

/** An M-Pesa receipt code: ten capitals and digits, at least one of each. */
const RECEIPT_CODE = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{10}$/;
/** The word after the code in M-Pesa messages, in English and Swahili. */
const CONFIRMED = /^(?:CONFIRMED|IMETHIBITISHWA)$/;

/** The receipt code alone, first in an M-Pesa message, or the only code of a text. Null for none or several. */
export function typedReceiptCode(typed: string): string | null {
  const text = plain(typed).toUpperCase();
  const alone = text.replaceAll(/[\s.-]/g, '');
  const words = text.split(/[^\p{L}\p{N}_]+/u);
  const said = CONFIRMED.test(words[1] ?? '') ? words.slice(0, 1) : words;
  const codes = new Set([alone, ...said].filter((each) => RECEIPT_CODE.test(each)));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/**
 * The document id of a code, the same for every spelling: capitals, no spaces, `-` for dashes (none for M-Pesa),
 * `.hex.` for all other characters. Codes of two providers never get the same id.
 */
export function codeKey(method: PaymentMethod | null, code: string): string {
  const signs = plain(code).toUpperCase().replaceAll(/\s/gu, '');
  const safe = (method === 'mobile-money' ? mobileCode(code, signs) : signs).replaceAll(
    /[^A-Z0-9-]/gu,
    (sign) => `.${(sign.codePointAt(0) ?? 0).toString(16)}.`,
  );
  return `${method ?? 'unknown'}_${safe}`;
}

function mobileCode(code: string, signs: string): string {
  const bare = signs.replaceAll(/[.-]/g, '');
  return typedReceiptCode(code) ?? (/^[A-Z0-9]+$/.test(bare) ? bare : signs);
}

/** The code that staff typed, or that stands in the typed M-Pesa message. Null for an empty text. */
export function typedCode(method: PaymentMethod | null, code: string): string | null {
  const read = method === 'mobile-money' ? typedReceiptCode(code) : null;
  return read ?? (plain(code) || null);
}
