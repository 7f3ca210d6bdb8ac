/** The code that a payment provider gives to one movement of money. The ledger has it once. */
import { plain } from '../text/typed';
import type { PaymentMethod } from './entry';

/**
 * `paymentCodes/{provider}_{CODE}`: the entry that has a code. Created without being read first, so that no two
 * entries can have the same one.
 */
export interface CodeLock {
  entryId: string;
  bookingId: string;
  referenceNumber: string;
}

/** A receipt of M-Pesa: ten capitals and digits, at least one of each. */
const RECEIPT_CODE = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{10}$/;
/** The word behind the code in the messages of M-Pesa, in English and Swahili. */
const CONFIRMED = /^(?:CONFIRMED|IMETHIBITISHWA)$/;

/**
 * The receipt code in a text: alone and in any writing, at the head of a message of M-Pesa, or the only one in a
 * sentence. Null when there is none.
 */
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
 * The document id of a code, the same for every way of typing it: capitals, no spaces, one kind of dash (none in a code
 * of M-Pesa, which has letters and digits only), and every other character but letters and digits as `.hex.`. Codes of
 * different providers never clash.
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

/**
 * A code as staff typed it, without what cannot be seen; of M-Pesa the code in its message. Null when none was
 * typed.
 */
export function typedCode(method: PaymentMethod | null, code: string): string | null {
  const read = method === 'mobile-money' ? typedReceiptCode(code) : null;
  return read ?? (plain(code) || null);
}
