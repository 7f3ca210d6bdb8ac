/** Reads what Daraja sends: notices, and its list of transactions. Nothing in it is trusted to have a shape. */
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import type { ProviderNotice } from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { attemptEnd } from '@tulia/domain/money/provider/result';
import type { Instant } from '@tulia/domain/time/instant';

const RECEIPT = /^[A-Z0-9]{6,20}$/;
const LONGEST = 40;

type Fields = Record<string, unknown>;

/** A notice about a prompt, or about money that came unasked; null for anything else. */
/** @param attemptId of the address; null where it is that for money which comes unasked */
export function noticeOf(
  attemptId: string | null,
  body: unknown,
  now: Instant,
): ProviderNotice | null {
  const callback = partOf(partOf(body, 'Body'), 'stkCallback');
  if (attemptId !== null) {
    return callback === null ? null : attemptNotice(attemptId, callback, now);
  }
  const money = isFields(body) ? confirmationOf(body, now) : null;
  return money === null ? null : { about: 'money', money };
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
  const money = moneyOf(
    {
      code: item('MpesaReceiptNumber'),
      amount: item('Amount'),
      phone: item('PhoneNumber'),
      account: '',
      stamp: item('TransactionDate'),
    },
    now,
  );
  const fact: AttemptFact = { kind: 'paid', code: money?.code ?? null };
  return { about, attemptId, reference, fact, money };
}

function confirmationOf(body: Fields, now: Instant): ReceivedMoney | null {
  return moneyOf(
    {
      code: body['TransID'],
      amount: body['TransAmount'],
      phone: body['MSISDN'],
      account: body['BillRefNumber'],
      stamp: body['TransTime'],
    },
    now,
  );
}

export interface ListPage {
  /** how many transactions the page has, those included that are no money that came */
  length: number;
  money: ReceivedMoney[];
}

/** The transactions of one page of the list; null when it is no such answer. */
export function listOf(fields: Fields): ListPage | null {
  const code = textOf(fields['ResponseCode']);
  if (code === '1001') return { length: 0, money: [] };
  const response = fields['Response'];
  if (code !== '1000' || !Array.isArray(response)) return null;
  const all = (response as unknown[]).flat();
  const money = all.filter(isFields).flatMap((each) => {
    const { transactionId, amount, msisdn, billreference, trxDate } = each;
    const at = Date.parse(textOf(trxDate));
    const told = {
      code: transactionId,
      amount,
      phone: msisdn,
      account: billreference,
      stamp: '',
    };
    return moneyOf(told, Number.isNaN(at) ? 0 : at) ?? [];
  });
  return { length: all.length, money };
}

function moneyOf(
  told: Record<'code' | 'amount' | 'phone' | 'account' | 'stamp', unknown>,
  otherwise: Instant,
): ReceivedMoney | null {
  const code = textOf(told.code).toUpperCase();
  const amount = Number(textOf(told.amount));
  // Cents are handed on as they came: the money is there, also where it cannot be entered.
  const isSum = Number.isSafeInteger(Math.ceil(amount)) && amount > 0;
  if (!RECEIPT.test(code) || !isSum) return null;
  const [phone, account] = [textOf(told.phone), textOf(told.account)];
  const at = instantOf(textOf(told.stamp)) ?? otherwise;
  return { method: 'mobile-money', code, amount, phone, account, at };
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
