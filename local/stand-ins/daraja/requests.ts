/**
 * Checks what a client asks against the documented shapes of Daraja (developer.safaricom.co.ke: M-Pesa Express,
 * M-Pesa Express Query, Customer to Business, Pull Transactions).
 */
import { refusedWord } from '@tulia/domain/money/provider/callback-address';
import { LOCAL_DARAJA, LOCAL_SECRETS } from '../../machine/functions-environment';
import { wrongField, type Check, type Fields } from '../http/shape';
import { badRequest, wrongCredentials } from './daraja-error';

const isText =
  (pattern: RegExp): Check =>
  (value) =>
    (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value));

const isShortCode = isText(/^\d{5,7}$/);
const isTimestamp = isText(/^20\d{12}$/);
const isPhone = isText(/^254[17]\d{8}$/);
const isAmount = isText(/^[1-9]\d{0,5}$/);
const isAddress: Check = (value) =>
  isText(/^https?:\/\/\S+$/)(value) && refusedWord(String(value)) === null;
const isDateTime = isText(/^\d{4}-\d\d-\d\d \d{1,2}:\d\d:\d\d$/);
const isAny = isText(/^[\s\S]*$/);

const SHAPES = {
  push: {
    BusinessShortCode: isShortCode,
    Password: isAny,
    Timestamp: isTimestamp,
    TransactionType: isText(/^Customer(PayBill|BuyGoods)Online$/),
    Amount: isAmount,
    PartyA: isPhone,
    PartyB: isShortCode,
    PhoneNumber: isPhone,
    CallBackURL: isAddress,
    AccountReference: isText(/^[\w-]{1,12}$/),
    TransactionDesc: isText(/^[ -~]{1,13}$/),
  },
  query: {
    BusinessShortCode: isShortCode,
    Password: isAny,
    Timestamp: isTimestamp,
    CheckoutRequestID: isText(/^ws_CO_\w+$/),
  },
  register: {
    ShortCode: isShortCode,
    ResponseType: isText(/^(Completed|Cancelled)$/),
    ConfirmationURL: isAddress,
    ValidationURL: isAddress,
  },
  enlist: {
    ShortCode: isShortCode,
    RequestType: isText(/^Pull$/),
    // The other form, 07…, is answered with "Invalid NominatedNumber".
    NominatedNumber: isPhone,
    CallBackURL: isAddress,
  },
  pull: {
    ShortCode: isShortCode,
    StartDate: isDateTime,
    EndDate: isDateTime,
    OffSetValue: isText(/^\d{1,6}$/),
  },
} satisfies Record<string, Fields>;

/** The body's fields as texts. @throws DarajaError 400 that names the first wrong field */
export function checkRequest<Kind extends keyof typeof SHAPES>(
  kind: Kind,
  body: unknown,
): Record<keyof (typeof SHAPES)[Kind], string> {
  const wrong = wrongField(body, SHAPES[kind]);
  if (wrong !== null) throw badRequest(wrong);
  const texts = Object.entries(body as Record<string, string | number>);
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)])) as Record<
    keyof (typeof SHAPES)[Kind],
    string
  >;
}

/** The password is short code, pass key and timestamp together, in base 64. */
export function checkPassword(
  request: Record<'BusinessShortCode' | 'Password' | 'Timestamp', string>,
) {
  const { BusinessShortCode: code, Password, Timestamp } = request;
  const key = LOCAL_SECRETS['DARAJA_PASSKEY'] ?? '';
  if (Password !== Buffer.from(`${code}${key}${Timestamp}`).toString('base64'))
    throw wrongCredentials();
  if (code !== LOCAL_DARAJA.shortCode) throw badRequest('BusinessShortCode');
}
