/** The bodies of what Daraja sends to a client. */
import { LOCAL_DARAJA } from '../../machine/functions-environment';
import type { Movement, StkPush } from './account';

/** `20261122143005`, in Nairobi's time. */
function stamp(instant: number): string {
  const shifted = new Date(instant + 3 * 3_600_000).toISOString();
  return shifted.replaceAll(/\D/g, '').slice(0, 14);
}

/** The notice about an STK push that has ended. */
export function callbackBody(prompt: StkPush, result: NonNullable<StkPush['result']>): object {
  const { code, text, movement } = result;
  const stkCallback = {
    MerchantRequestID: prompt.merchantRequestId,
    CheckoutRequestID: prompt.id,
    ResultCode: code,
    ResultDesc: text,
  };
  if (movement === null) return { Body: { stkCallback } };
  const Item = [
    { Name: 'Amount', Value: prompt.amount },
    { Name: 'MpesaReceiptNumber', Value: movement.code },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: Number(stamp(movement.at)) },
    { Name: 'PhoneNumber', Value: Number(prompt.phone) },
  ];
  return { Body: { stkCallback: { ...stkCallback, CallbackMetadata: { Item } } } };
}

/**
 * The notice about money that came to the short code, and the question before it comes.
 * @param balance of the account once the money is there; null in the question
 */
export const paymentBody = (movement: Movement, balance: number | null): object => ({
  TransactionType: movement.account === '' ? 'Buy Goods' : 'Pay Bill',
  TransID: movement.code,
  TransTime: stamp(movement.at),
  TransAmount: movement.amount.toFixed(2),
  BusinessShortCode: LOCAL_DARAJA.shortCode,
  BillRefNumber: movement.account,
  InvoiceNumber: '',
  OrgAccountBalance: balance?.toFixed(2) ?? '',
  ThirdPartyTransID: '',
  MSISDN: `${movement.phone.slice(0, 4)} ***** ${movement.phone.slice(-3)}`,
  FirstName: 'JANE',
});
