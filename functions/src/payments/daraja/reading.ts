/** Reads Daraja's notices and list of transactions. Any field may have any shape. */
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
/** Characters read of a field; the fingerprint of a phone number has 64. */
const LONGEST = 64;

type Fields = Record<string, unknown>;

export function stkPushNotice(attemptId: string, body: unknown, now: Instant): ProviderNotice {
  const callback = partOf(partOf(body, 'Body'), 'stkCallback');
  const notice = callback === null ? null : attemptNotice(attemptId, callback, now);
  return notice ?? { about: 'unread', part: 'prompt', money: null };
}

/** Reads a C2B notice. @returns null when its amount is zero or less */
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
  const name = textOf(body['FirstName']);
  return money === null
    ? null
    : { about: 'money', money: { ...money, ...(name !== '' && { name }) } };
}

/**
 * Reads a C2B notice or a validation request, which look alike. Before the payment the account's balance "is usually
 * blank"; after it, it is the new balance (Safaricom, "Customer To Business Register URL").
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
  const attempt = { about: 'attempt' as const, attemptId, reference };
  if (result !== '0')
    return { ...attempt, fact: { kind: 'ended', end: attemptEnd(result) }, money: null };
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
  return { ...attempt, fact, money };
}

interface ListPage {
  /** the number of transactions, also of those that are no payment to the practice */
  length: number;
  money: ReceivedMoney[];
  /** the number of transactions with an unreadable part */
  unread: number;
}

/** Reads one page of the list; null when the answer is no list. */
export function listOf(fields: Fields): ListPage | null {
  const code = textOf(fields['ResponseCode']);
  if (code === '1001') return { length: 0, money: [], unread: 0 };
  const response = fields['Response'];
  if (code !== '1000' || !Array.isArray(response)) return null;
  const all = (response as unknown[]).flat();
  const rows = all.filter(isFields).map((each) => {
    const { transactionId, amount, msisdn, billreference, trxDate } = each;
    const at = Date.parse(textOf(trxDate));
    const told = { code: transactionId, amount, phone: msisdn, account: billreference, stamp: '' };
    return readMoney(told, Number.isNaN(at) ? 0 : at);
  });
  return {
    length: all.length,
    money: rows.flatMap(({ money }) => money ?? []),
    unread: rows.filter(({ unread }) => unread !== null).length,
  };
}

interface ReadMoney {
  /** amount 0 when the amount is unreadable; null without a payment, or without a code */
  money: ReceivedMoney | null;
  /** the unreadable part */
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

/** Keeps cents: such a payment has arrived, but cannot be entered. */
function sumOf(text: string): number | null {
  if (!SUM.test(text) || EITHER_SUM.test(text)) return null;
  const sum = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(Math.ceil(sum)) ? sum : null;
}

/** `20261122143005`, Nairobi time. */
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
