/**
 * Safaricom's Daraja as a `PaymentProvider` (developer.safaricom.co.ke: M-Pesa Express, its query, Customer to
 * Business, Pull Transactions). Its page on Pull Transactions names GET for the question; clients in use send POST, as
 * this one does.
 */
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import { refusedWord } from '@tulia/domain/money/provider/callback-address';
import type {
  IncomingNotice,
  PaymentProvider,
  PaymentRequest,
  ProviderNotice,
  Registered,
} from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { askedEnd } from '@tulia/domain/money/provider/result';
import { HOUR, SECOND, type Instant } from '@tulia/domain/time/instant';
import { createHash, timingSafeEqual } from 'node:crypto';
import { describeError, logFault } from '../../platform/log';
import { askDaraja, NotAuthorised, tokenOf, type DarajaAnswer } from './client';
import { listOf, paidNotice, paidOrAskedNotice, stkPushNotice, textOf } from './reading';
import type { DarajaSettings } from './settings';

/** What the phone shows; Daraja takes 13 signs. */
const DESCRIPTION = 'Payment';
const PER_PAGE = 100;
const MOST_PAGES = 50;
/** Signs of a sentence of Daraja's that are read. */
const SENTENCE = 200;
/** The error code when another STK push is on the phone. */
const BUSY = '500.001.1001';
/** An address stands already; in production another one is taken only once Safaricom has removed it. */
const REGISTERED_BEFORE = '500.003.1001';
export const ADDRESS_REFUSED = 'address-refused';

export function darajaProvider(settings: DarajaSettings): PaymentProvider {
  const { shortCode, till, nominatedNumber, passkey, webhook } = settings;
  const signed = () => {
    const Timestamp = clockOf(Date.now()).replaceAll(/\D/g, '');
    const Password = Buffer.from(`${shortCode}${passkey}${Timestamp}`).toString('base64');
    return { BusinessShortCode: shortCode, Password, Timestamp };
  };

  const start = ({ attemptId, phone, amount, account }: PaymentRequest) =>
    factOf('start', 'unclear', async () => {
      const answer = await askDaraja(settings, 'mpesa/stkpush/v1/processrequest', {
        ...signed(),
        TransactionType: till === null ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline',
        Amount: amount,
        PartyA: phone,
        PartyB: till ?? shortCode,
        PhoneNumber: phone,
        CallBackURL: `${webhook}/asked/${inPairs(attemptId)}`,
        AccountReference: account,
        TransactionDesc: DESCRIPTION,
      });
      const reference = textOf(answer.fields['CheckoutRequestID']);
      if (textOf(answer.fields['ResponseCode']) === '0' && reference !== '') {
        return { kind: 'accepted', reference };
      }
      return notTaken(answer);
    });

  const query = (reference: string) =>
    factOf('query', 'open', async () => {
      const asked = { ...signed(), CheckoutRequestID: reference };
      const { fields } = await askDaraja(settings, 'mpesa/stkpushquery/v1/query', asked);
      const result = textOf(fields['ResultCode']);
      // It says that money moved, but not by which receipt.
      if (result === '0') return { kind: 'paid', code: null };
      const end = askedEnd(result, textOf(fields['ResultDesc'], SENTENCE));
      return end === null ? { kind: 'open' } : { kind: 'ended', end };
    });

  const received = async (from: Instant, to: Instant) => {
    const found: ReceivedMoney[] = [];
    try {
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const { fields } = await askDaraja(settings, 'pulltransactions/v1/query', {
          ShortCode: shortCode,
          // It knows whole seconds only; what came in the last one counts.
          StartDate: clockOf(from),
          EndDate: clockOf(to + SECOND),
          OffSetValue: String(page * PER_PAGE),
        });
        const list = listOf(fields);
        if (list === null) return null;
        found.push(...list.money);
        if (list.unread > 0) {
          logFault('payments not read', { where: 'daraja.received', count: list.unread });
        }
        if (list.length < PER_PAGE) break;
      }
      return found;
    } catch (error) {
      logFault('provider did not answer', { where: 'daraja.received', ...describeError(error) });
      return null;
    }
  };

  /** @returns null when it agreed, or a short code of the problem */
  const agreed = async (path: string, asked: object, isTaken: (status: string) => boolean) => {
    try {
      const { fields } = await askDaraja(settings, path, { ShortCode: shortCode, ...asked });
      // Its published examples of Pull Transactions write the name with a blank.
      const names = ['ResponseCode', 'ResponseStatus', 'Response Status'];
      if (names.some((name) => isTaken(textOf(fields[name])))) return null;
      const isBefore = textOf(fields['errorCode']) === REGISTERED_BEFORE;
      return isBefore ? 'registered-before' : 'not-registered';
    } catch (error) {
      logFault('provider did not answer', { where: 'daraja.register', ...describeError(error) });
      return problemOf(error);
    }
  };

  const register = async (): Promise<Registered> => {
    if (refusedWord(webhook) !== null) return { notices: ADDRESS_REFUSED, lists: ADDRESS_REFUSED };
    const url = `${webhook}/confirmed`;
    const toTell = {
      // A payment that we are too slow to be asked about is taken: its owner is found later.
      ResponseType: 'Completed',
      ConfirmationURL: url,
      ValidationURL: `${webhook}/asking`,
    };
    const notices = await agreed('mpesa/c2b/v2/registerurl', toTell, (code) => code === '0');
    if (nominatedNumber === null) return { notices, lists: 'no-nominated-number' };
    const toList = { RequestType: 'Pull', NominatedNumber: nominatedNumber, CallBackURL: url };
    const lists = await agreed('pulltransactions/v1/register', toList, (code) =>
      // 1001 says that it was registered before, which is as good.
      ['1000', '1001'].includes(code),
    );
    return { notices, lists };
  };

  return {
    start,
    register,
    readNotice: (incoming, now) => readNotice(settings, incoming, now),
    // It does not send again what was answered with an error, and has no use for another answer.
    heard: { ResultCode: 0, ResultDesc: 'Accepted' },
    query,
    received,
    refundNote: (payment) => ({ way: 'by-hand', ...payment }),
    problem: async () => {
      try {
        await tokenOf(settings);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
  };
}

const ATTEMPT_ID = /^[0-9a-v]{32}$/;

/** A validation is answered with the code as a text, and a confirmation with a number; so Safaricom's page has it. */
const ACCEPTED = { ResultCode: '0', ResultDesc: 'Accepted' };

/** `0a-1b-…`: an id that is drawn at random may hold `cmd` or `sql`, and Daraja calls no address with such a word. */
const inPairs = (attemptId: string) => attemptId.replaceAll(/..(?=.)/g, '$&-');

/**
 * Below `/{secret}`, which is all that a stranger lacks, since Daraja signs nothing: `/asked/{attemptId in pairs}` is
 * told about an STK push, `/confirmed` about money that came unasked, and `/asking` is asked before money moves, where
 * Safaricom has switched external validation on. `/paid` was registered for both of these by earlier versions, and in
 * production an address stays until the practice has it deleted.
 */
function readNotice(
  { webhookSecret }: DarajaSettings,
  { path, body }: IncomingNotice,
  now: Instant,
): ProviderNotice | 'unproved' | null {
  const [secret = '', about = '', pairs, ...rest] = path;
  if (!isSame(secret, webhookSecret) || rest.length > 0) return 'unproved';
  if (about === 'asked') {
    const attemptId = pairs?.replaceAll('-', '') ?? '';
    return ATTEMPT_ID.test(attemptId) ? stkPushNotice(attemptId, body, now) : null;
  }
  if (pairs !== undefined) return null;
  switch (about) {
    case 'confirmed':
      return paidNotice(body, now);
    case 'asking':
      return { about: 'question', answer: ACCEPTED };
    case 'paid':
      return paidOrAskedNotice(body, now);
    default:
      return null;
  }
}

/** Of equal length by way of a fingerprint, so that the comparison tells nothing of the secret's own. */
function isSame(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((each) => createHash('sha256').update(each).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b) && secret !== '';
}

function problemOf(error: unknown): string {
  return error instanceof NotAuthorised ? 'not-authorised' : 'no-answer';
}

/** Daraja refused the request. After a server fault it is not known what became of it. */
function notTaken({ status, fields }: DarajaAnswer): AttemptFact {
  const code = textOf(fields['errorCode']);
  if (code === BUSY) return { kind: 'ended', end: 'busy' };
  if (status >= 500 && status !== 503) return { kind: 'unclear' };
  if (status === 503) return { kind: 'ended', end: 'busy' };
  return { kind: 'ended', end: 'refused' };
}

async function factOf(
  where: string,
  otherwise: 'unclear' | 'open',
  ask: () => Promise<AttemptFact>,
): Promise<AttemptFact> {
  try {
    return await ask();
  } catch (error) {
    logFault('provider did not answer', { where: `daraja.${where}`, ...describeError(error) });
    // Without a token nothing was asked at all.
    if (error instanceof NotAuthorised && otherwise === 'unclear') {
      return { kind: 'ended', end: 'refused' };
    }
    return { kind: otherwise };
  }
}

/** `2026-11-22 14:30:05` in Nairobi, three hours before UTC all year. */
function clockOf(instant: Instant): string {
  return new Date(instant + 3 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
}
