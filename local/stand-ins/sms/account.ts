/** The account, the phones and the faults of the stand-in for Africa's Talking. */
import { randomOf, runSeed } from '../../test-run/random';
import { Faults } from '../http/faults';

/** What only the stand-in accepts; nobody has entered it when an environment opens. */
export const LOCAL_TEXTS = { username: 'tulia-local', apiKey: 'local-texts-key' };

/** Cents of a shilling. */
const PRICE = 80;

/**
 * `code`: the answer has that status code, and nothing is sent; `cut`: takes the text and cuts the connection;
 * `refuse`: 503 before anything; `hold`: the report waits until a person or a test asks for it; `early`: a report that
 * the text did not arrive comes before the answer.
 */
export const FAULTS = ['code', 'cut', 'refuse', 'hold', 'early'] as const;
export interface TextFault {
  kind: 'ok' | (typeof FAULTS)[number];
  /** of `code` */
  code?: number;
  /** with country code, without plus; empty for all */
  to?: string;
  times?: number;
}

export interface PhoneText {
  id: string;
  /** with country code, without plus */
  to: string;
  from: string;
  message: string;
  /** the last report; null while there was none */
  reported: string | null;
}

export class Phones {
  readonly #random = randomOf(runSeed(), 'texts');
  readonly faults = new Faults<TextFault>();
  readonly texts: PhoneText[] = [];
  readonly stopped = new Set<string>();
  /** where the practice's dashboard says that reports and opt-outs go; empty until it does */
  urls = { report: '', stop: '' };
  /** cents of a shilling */
  balance = 100_000;

  take(to: string, from: string, message: string): PhoneText {
    const text = { id: `ATPid_${this.#random.hex(32)}`, to, from, message };
    const kept = { ...text, reported: null };
    this.texts.push(kept);
    this.balance -= PRICE;
    return kept;
  }

  async report(text: PhoneText, status: string, failureReason = ''): Promise<void> {
    text.reported = status;
    const { id, to } = text;
    const fields = { id, status, phoneNumber: `+${to}`, networkCode: '63902', retryCount: '0' };
    await post(this.urls.report, { ...fields, ...(failureReason && { failureReason }) });
  }

  /** A person opts out on their phone. */
  async stop(number: string, senderId: string): Promise<void> {
    this.stopped.add(number);
    await post(this.urls.stop, { senderId, phoneNumber: `+${number}` });
  }
}

/** Nobody learns whether the address answered. */
async function post(url: string, fields: Record<string, string>): Promise<void> {
  if (url === '') return;
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => undefined);
}

export const money = (cents: number) => `KES ${(cents / 100).toFixed(4)}`;
export const priceOf = () => money(PRICE);
