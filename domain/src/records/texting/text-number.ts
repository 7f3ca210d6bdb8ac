import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

/** A code that was sent to a number, to prove it. */
interface SentCode {
  number: string;
  /** fingerprint */
  code: string;
  tries: number;
  until: Instant;
}

/** `textNumbers/{uid}`: the number at which a client agreed to texts; the document goes with the account. */
export interface TextNumber {
  /** as `kenyanMobile` returns it; empty until one is proved */
  number: string;
  provedAt: Instant | null;
  /** the client wants no texts any more, and has not agreed anew */
  stoppedAt: Instant | null;
  sent: SentCode | null;
}

export const textNumbers = defineRecord<TextNumber>('textNumbers', ['provedAt', 'stoppedAt'], {
  number: '',
  provedAt: null,
  stoppedAt: null,
  sent: null,
});
export const textNumberPath = (uid: string) => `textNumbers/${uid}`;
