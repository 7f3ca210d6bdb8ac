/** A payment provider. Each one is a folder of `functions/src/payments`. */
import type { Instant } from '../../time/instant';
import type { AttemptFact } from './attempt';
import type { ReceivedMoney } from './received';

export interface PaymentRequest {
  attemptId: string;
  phone: string;
  amount: number;
  account: string;
}

export type ProviderNotice =
  /** about an attempt; `money` is null where none came */
  | {
      about: 'attempt';
      /** our id, as the notice returns it */
      attemptId: string;
      reference: string;
      fact: AttemptFact;
      money: ReceivedMoney | null;
    }
  | { about: 'money'; money: ReceivedMoney }
  /** either a payment, or a payer who has only begun to pay */
  | { about: 'perhaps'; money: ReceivedMoney }
  /** the provider asks before money moves; `answer` allows it */
  | { about: 'question'; answer: object }
  /** `part` could not be parsed; `money` has amount 0 where only its code could be read */
  | { about: 'unread'; part: string; money: ReceivedMoney | null };

/** A request before its check: any machine can send one to this URL. */
export interface IncomingNotice {
  /** parts of the path after the function's name */
  path: readonly string[];
  /** empty for a missing header @param name in lower case */
  header: (name: string) => string;
  /** the raw body, for signatures */
  raw: string;
  body: unknown;
}

export interface PaymentProvider {
  /** Sends an STK push. Never throws: the fact is `unclear` when the answer is lost. */
  start(request: PaymentRequest): Promise<AttemptFact>;
  /** Checks by URL or signature that the provider sent it. Null when there is nothing to do. @param now when it came */
  readNotice(incoming: IncomingNotice, now: Instant): ProviderNotice | 'unproved' | null;
  heard: object;
  /** Polls an attempt. Never throws: the fact is `open` without an answer. */
  query(reference: string): Promise<AttemptFact>;
  /** Payments between two instants, for the daily job; null when the provider has no list. */
  received(from: Instant, to: Instant): Promise<ReceivedMoney[] | null>;
  refundNote(
    payment: Pick<ReceivedMoney, 'code' | 'amount'> & { phone: string | null },
  ): RefundNote;
  /** Asks the provider to report payments without an STK push, and to list payments. Never throws. */
  register(): Promise<Registered>;
  /** Whether the credentials work: null, or a problem code. */
  problem(): Promise<string | null>;
}

/** Null for success, or a problem code. */
export interface Registered {
  notices: string | null;
  lists: string | null;
}

interface RefundNote {
  way: 'by-hand';
  amount: number;
  /** of the payer; null when staff must ask for it */
  phone: string | null;
  code: string;
}
