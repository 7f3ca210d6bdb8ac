/** What a payment provider is to the house. A further one is one folder of `functions/src/payments` with this interface. */
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
  /** about an attempt; `money` where it brought some */
  | {
      about: 'attempt';
      /** the house's own id of the attempt, as the notice brings it back */
      attemptId: string;
      reference: string;
      fact: AttemptFact;
      money: ReceivedMoney | null;
    }
  /** money came unasked */
  | { about: 'money'; money: ReceivedMoney };

/** What came to the address for notices, as it came: anybody may have sent it. */
export interface IncomingNotice {
  /** the parts of the address after that of the function */
  path: readonly string[];
  /** empty when there is no such header @param name in small letters */
  header: (name: string) => string;
  /** as it was sent, for signatures */
  raw: string;
  /** the same, read as JSON */
  body: unknown;
}

export interface PaymentProvider {
  /** Asks a person to pay. Never throws: what is not known is `unclear`. */
  start(request: PaymentRequest): Promise<AttemptFact>;
  /**
   * Reads a notice once it has proved that the provider sent it, by its address or a signature; `unproved` when it has not,
   * null for what is no notice. @param now when it came
   */
  settle(incoming: IncomingNotice, now: Instant): ProviderNotice | 'unproved' | null;
  /** What the provider wants to hear once its notice was taken. */
  heard: object;
  /** Asks what became of an attempt. Never throws: what is not known is `open`. */
  query(reference: string): Promise<AttemptFact>;
  /** The money that came between two moments, for the daily look; null when the provider does not say. */
  received(from: Instant, to: Instant): Promise<ReceivedMoney[] | null>;
  /** How money of a payment goes back, for whoever sends it. */
  refundNote(
    payment: Pick<ReceivedMoney, 'code' | 'amount'> & { phone: string | null },
  ): RefundNote;
  /**
   * Asks it to tell of money that comes unasked, where it has to be asked. Never throws.
   * @returns a short code of what is wrong, null when it will tell
   */
  register(): Promise<string | null>;
  /** Whether its credentials are taken at this moment; a short code of what is wrong, null when nothing is. */
  problem(): Promise<string | null>;
}

/** What a person needs for sending money back by hand. */
export interface RefundNote {
  /** `by-hand`: the practice sends it itself from its account */
  way: 'by-hand';
  /** whole shillings */
  amount: number;
  /** of who paid; null when it is not known, and it must be asked for */
  phone: string | null;
  /** the code of the payment that it is for */
  code: string;
}
