/**
 * Safaricom's Daraja as a `PaymentProvider` (developer.safaricom.co.ke: M-Pesa Express, its query, Customer to
 * Business, Pull Transactions). The page on Pull Transactions names GET; clients in use send POST, as this one does.
 */
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import { refusedWord } from '@tulia/domain/money/provider/callback-address';
import type * as contract from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { askedEnd } from '@tulia/domain/money/provider/result';
import { HOUR, SECOND, type Instant } from '@tulia/domain/time/instant';
import { describeError, logFault } from '../../platform/log';
import { askDaraja, NotAuthorised, tokenOf, type DarajaAnswer } from './client';
import { listOf, paidNotice, paidOrAskedNotice, stkPushNotice, textOf } from './reading';
import type { DarajaSettings } from './settings';
import { isSameSecret } from '../../platform/same-secret';

/** The phone shows it; Daraja accepts 13 characters. */
const DESCRIPTION = 'Payment';
const PER_PAGE = 100;
const MOST_PAGES = 50;
/** Characters read of Daraja's description of a result. */
const SENTENCE = 200;
/** Another STK push is on the phone. */
const BUSY = '500.001.1001';
/** An address is registered; in production Safaricom must remove it before it accepts another. */
const REGISTERED_BEFORE = '500.003.1001';
export const ADDRESS_REFUSED = 'address-refused';

export function darajaProvider(settings: DarajaSettings): contract.PaymentProvider {
  const { shortCode, till, nominatedNumber, passkey, webhook } = settings;
  const signed = () => {
    const Timestamp = clockOf(Date.now()).replaceAll(/\D/g, '');
    const Password = Buffer.from(`${shortCode}${passkey}${Timestamp}`).toString('base64');
    return { BusinessShortCode: shortCode, Password, Timestamp };
  };

  const start = ({ attemptId, phone, amount, account }: contract.PaymentRequest) =>
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
      // The answer does not name the receipt.
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
          // Daraja cuts moments to whole seconds; the last second counts.
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

  /** @returns a short code of the problem; null when Daraja agreed */
  const agreed = async (path: string, asked: object, isTaken: (status: string) => boolean) => {
    try {
      const { fields } = await askDaraja(settings, path, { ShortCode: shortCode, ...asked });
      // The published examples of Pull Transactions write the name with a blank.
      const names = ['ResponseCode', 'ResponseStatus', 'Response Status'];
      if (names.some((name) => isTaken(textOf(fields[name])))) return null;
      const isBefore = textOf(fields['errorCode']) === REGISTERED_BEFORE;
      return isBefore ? 'registered-before' : 'not-registered';
    } catch (error) {
      logFault('provider did not answer', { where: 'daraja.register', ...describeError(error) });
      return problemOf(error);
    }
  };

  const register = async () => {
    if (refusedWord(webhook) !== null) return { notices: ADDRESS_REFUSED, lists: ADDRESS_REFUSED };
    const url = `${webhook}/confirmed`;
    const toTell = {
      // When we do not answer a validation in time, Safaricom accepts the payment.
      ResponseType: 'Completed',
      ConfirmationURL: url,
      ValidationURL: `${webhook}/asking`,
    };
    const notices = await agreed('mpesa/c2b/v2/registerurl', toTell, (code) => code === '0');
    if (nominatedNumber === null) return { notices, lists: 'no-nominated-number' };
    const toList = { RequestType: 'Pull', NominatedNumber: nominatedNumber, CallBackURL: url };
    const lists = await agreed('pulltransactions/v1/register', toList, (code) =>
      // 1001: it was registered before.
      ['1000', '1001'].includes(code),
    );
    return { notices, lists };
  };

  return {
    start,
    register,
    readNotice: (incoming, now) => readNotice(settings, incoming, now),
    // Daraja ignores any other answer: it never repeats a notice.
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

/** Safaricom's page answers a validation with the code as a text, and a confirmation with a number. */
const ACCEPTED = { ResultCode: '0', ResultDesc: 'Accepted' };

/** `0a-1b-…`: a random id may contain `cmd` or `sql`, and Daraja refuses addresses with such words. */
const inPairs = (attemptId: string) => attemptId.replaceAll(/..(?=.)/g, '$&-');

/**
 * The secret alone keeps strangers out, since Daraja signs nothing. Below `/{secret}`: `/asked/{attemptId in pairs}`
 * gets STK results, `/confirmed` C2B notices, and `/asking` validations, if Safaricom has switched them on. `/paid` got
 * both of the latter in earlier versions; in production it stays registered until the practice has it deleted.
 */
function readNotice(
  { webhookSecret }: DarajaSettings,
  { path, body }: contract.IncomingNotice,
  now: Instant,
): contract.ProviderNotice | 'unproved' | null {
  const [secret = '', about = '', pairs, ...rest] = path;
  if (!isSameSecret(secret, webhookSecret) || rest.length > 0) return 'unproved';
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

function problemOf(error: unknown): string {
  return error instanceof NotAuthorised ? 'not-authorised' : 'no-answer';
}

/** Daraja refused the request; after a server fault it may still have sent the STK push. */
function notTaken({ status, fields }: DarajaAnswer): AttemptFact {
  const isBusy = textOf(fields['errorCode']) === BUSY || status === 503;
  if (!isBusy && status >= 500) return { kind: 'unclear' };
  return { kind: 'ended', end: isBusy ? 'busy' : 'refused' };
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
    // Without a token no request was sent.
    if (error instanceof NotAuthorised && otherwise === 'unclear') {
      return { kind: 'ended', end: 'refused' };
    }
    return { kind: otherwise };
  }
}

/** `2026-11-22 14:30:05` in Nairobi, three hours ahead of UTC all year. */
function clockOf(instant: Instant): string {
  return new Date(instant + 3 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
}
