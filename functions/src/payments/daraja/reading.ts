/** Reads what Daraja sends: notices, and its list of transactions. Nothing in it is trusted to have a shape. */
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import type { ProviderNotice } from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { attemptEnd } from '@tulia/domain/money/provider/result';
import type { Instant } from '@tulia/domain/time/instant';

const RECEIPT = /^[A-Z0-9]{6,20}$/;
/** `3000`, `3000.00` or `3,000.00`. */
const SUM = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/** Three thousand to some people, three to others. */
const EITHER_SUM = /^-?\d{1,3}\.\d{3}$/;
/** Signs of a field that are read; a number may come as its fingerprint, 64 signs long. */
const LONGEST = 64;

type Fields = Record<string, unknown>;

/** The notice about an STK push. */
export function stkPushNotice(attemptId: string, body: unknown, now: Instant): ProviderNotice {
  const callback = partOf(partOf(body, 'Body'), 'stkCallback');
  const notice = callback === null ? null : attemptNotice(attemptId, callback, now);
  return notice ?? { about: 'unread', part: 'prompt', money: null };
}

/** The notice about money that came unasked; null when it names a sum that is none. */
export function paidNotice(body: unknown, now: Instant): ProviderNotice | null {
  if (!isFields(body)) return { about: 'unread', part: 'body', money: null };
  const { money, unread } = readMoney(
    {
      code: body['TransID'],
      amount: body['TransAmount'],
      phone: body['MSISDN'],
      account: body['BillRefNumber'],
      stamp: body['TransTime'],
    },
    now,
  );
  if (unread !== null) return { about: 'unread', part: unread, money };
  return money === null ? null : { about: 'money', money };
}

/**
 * The same where questions before the payment come too, with a body that looks alike. The balance of the account "is
 * usually blank" in them; after the payment it is the new one (Safaricom, "Customer To Business Register URL").
 */
export function paidOrAskedNotice(body: unknown, now: Instant): ProviderNotice | null {
  const notice = paidNotice(body, now);
  const isAfter = isFields(body) && textOf(body['OrgAccountBalance']) !== '';
  return notice?.about === 'money' && !isAfter ? { ...notice, about: 'perhaps' } : notice;
}

function attemptNotice(attemptId: string, callback: Fields, now: Instant): ProviderNotice | null {
  const reference = textOf(callback['CheckoutRequestID']);
  const result = textOf(callback['ResultCode']);
  if (reference === '' || result === '') return null;
  const about = 'attempt' as const;
  if (result !== '0') {
    return {
      about,
      attemptId,
      reference,
      fact: { kind: 'ended', end: attemptEnd(result) },
      money: null,
    };
  }
  const items = partOf(callback, 'CallbackMetadata')?.['Item'];
  const item = (name: string): unknown =>
    Array.isArray(items)
      ? (items as unknown[]).filter(isFields).find((each) => each['Name'] === name)?.['Value']
      : undefined;
  const { money: told, unread } = readMoney(
    {
      code: item('MpesaReceiptNumber'),
      amount: item('Amount'),
      phone: item('PhoneNumber'),
      account: '',
      stamp: item('TransactionDate'),
    },
    now,
  );
  const money = unread === null ? told : null;
  const fact: AttemptFact = { kind: 'paid', code: money?.code ?? null };
  return { about, attemptId, reference, fact, money };
}

export interface ListPage {
  /** how many transactions the page has, those included that are no money that came */
  length: number;
  money: ReceivedMoney[];
  /** how many of them have a part that cannot be read */
  unread: number;
}

/** The transactions of one page of the list; null when it is no such answer. */
export function listOf(fields: Fields): ListPage | null {
  const code = textOf(fields['ResponseCode']);
  if (code === '1001') return { length: 0, money: [], unread: 0 };
  const response = fields['Response'];
  if (code !== '1000' || !Array.isArray(response)) return null;
  const all = (response as unknown[]).flat();
  const rows = all.filter(isFields).map((each) => {
    const { transactionId, amount, msisdn, billreference, trxDate } = each;
    const at = Date.parse(textOf(trxDate));
    const told = {
      code: transactionId,
      amount,
      phone: msisdn,
      account: billreference,
      stamp: '',
    };
    return readMoney(told, Number.isNaN(at) ? 0 : at);
  });
  return {
    length: all.length,
    money: rows.flatMap(({ money }) => money ?? []),
    unread: rows.filter(({ unread }) => unread !== null).length,
  };
}

interface ReadMoney {
  /** its amount is 0 where the sum cannot be read; null where nothing came, or under no code */
  money: ReceivedMoney | null;
  /** what cannot be read; null when all could */
  unread: 'code' | 'sum' | null;
}

function readMoney(
  told: Record<'code' | 'amount' | 'phone' | 'account' | 'stamp', unknown>,
  otherwise: Instant,
): ReadMoney {
  const code = textOf(told.code).toUpperCase();
  if (!RECEIPT.test(code)) return { money: null, unread: 'code' };
  const sum = sumOf(textOf(told.amount));
  if (sum !== null && sum <= 0) return { money: null, unread: null };
  const [phone, account] = [textOf(told.phone), textOf(told.account)];
  const at = instantOf(textOf(told.stamp)) ?? otherwise;
  return {
    money: { method: 'mobile-money', code, amount: sum ?? 0, phone, account, at },
    unread: sum === null ? 'sum' : null,
  };
}

/** Cents are handed on as they came: the money is there, also where it cannot be entered. */
function sumOf(text: string): number | null {
  if (!SUM.test(text) || EITHER_SUM.test(text)) return null;
  const sum = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(Math.ceil(sum)) ? sum : null;
}

/** `20261122143005`, in Nairobi's time. */
function instantOf(stamp: string): Instant | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(at) ? null : at;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(value: unknown, name: string): Fields | null {
  const part = isFields(value) ? value[name] : null;
  return isFields(part) ? part : null;
}

export function textOf(value: unknown, longest = LONGEST): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, longest)
    : '';
}
