/**
 * The interface of a payment provider. Another provider is one more folder of `functions/src/payments` that
 * implements it.
 */
import type { Instant } from '../../time/instant';
import type { AttemptFact } from './attempt';
import type { ReceivedMoney } from './received';

export interface PaymentRequest {
  attemptId: string;
  /** as `kenyanMobile` answers */
  phone: string;
  /** whole shillings */
  amount: number;
  account: string;
}

/** What a notice of the provider says. */
export type ProviderNotice =
  /** about an attempt; `money` if any came */
  | {
      about: 'attempt';
      /** our own id of the attempt, as the notice returns it */
      attemptId: string;
      reference: string;
      fact: AttemptFact;
      money: ReceivedMoney | null;
    }
  /** money came without an STK push */
  | { about: 'money'; money: ReceivedMoney }
  /** money came, or its payer has only begun to pay: the notice does not tell which */
  | { about: 'perhaps'; money: ReceivedMoney }
  /** the provider asks, before money moves, whether it may; `answer` says yes in its form */
  | { about: 'question'; answer: object }
  /** `part` could not be read; `money` with an amount of 0 where its code could, but not its sum */
  | { about: 'unread'; part: string; money: ReceivedMoney | null };

/** A request to the address for notices, before it is proved: any machine on the internet can send one. */
export interface IncomingNotice {
  /** the parts of the path after the function's name */
  path: readonly string[];
  /** empty when there is no such header @param name in small letters */
  header: (name: string) => string;
  /** as it was sent, for signatures */
  raw: string;
  /** the same, read as JSON */
  body: unknown;
}

export interface PaymentProvider {
  /** Sends an STK push. Never throws: when it is not known whether the provider took it, the fact is `unclear`. */
  start(request: PaymentRequest): Promise<AttemptFact>;
  /**
   * Reads a notice after checking that the provider sent it, by its address or a signature. `unproved` when the
   * check fails, null when there is nothing to do.
   * @param now when it came
   */
  readNotice(incoming: IncomingNotice, now: Instant): ProviderNotice | 'unproved' | null;
  /** The answer that the provider expects once its notice was taken. */
  heard: object;
  /** Asks what became of an attempt. Never throws: without an answer the fact is `open`. */
  query(reference: string): Promise<AttemptFact>;
  /** The money that came between two moments, for the daily job; null when the provider does not say. */
  received(from: Instant, to: Instant): Promise<ReceivedMoney[] | null>;
  /** What a staff member needs to send the money of a payment back. */
  refundNote(
    payment: Pick<ReceivedMoney, 'code' | 'amount'> & { phone: string | null },
  ): RefundNote;
  /** Asks the provider to report money that comes without an STK push, and to list what came. Never throws. */
  register(): Promise<Registered>;
  /** Whether the provider accepts the credentials now: null, or a short code of the problem. */
  problem(): Promise<string | null>;
}

/** What the provider agreed to: null, or a short code of the problem. */
export interface Registered {
  /** it reports money that comes without an STK push */
  notices: string | null;
  /** it lists what came, where a notice was lost */
  lists: string | null;
}

/** What a staff member needs to send money back by hand. */
export interface RefundNote {
  /** `by-hand`: the practice sends it from its own account */
  way: 'by-hand';
  /** whole shillings */
  amount: number;
  /** of the payer; null when it is not known, so that staff must ask for it */
  phone: string | null;
  /** the code of the payment that goes back */
  code: string;
}
