/** The calls of Daraja that a client makes. */
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import { CUT, json, parseJson, type Answer, type Handler, type Question } from '../http/serve';
import type { Movement } from './account';
import { badRequest, DarajaError, invalidToken } from './daraja-error';
import type { Mpesa } from './mpesa';
import { checkPassword, checkRequest } from './requests';

const ACCEPTED = {
  ResponseCode: '0',
  ResponseDescription: 'Success. Request accepted for processing',
};
/** The query's answer while the STK push is open on the phone. */
const STILL_ON_PHONE = { code: 4999, text: 'The transaction is still under processing' };
/** Transactions in one answer of the pull. */
const PER_PULL = 100;

/** Answers a client's calls. */
export function darajaApi(mpesa: Mpesa): Handler {
  const tokens = new Set<string>();

  /** OAuth with the consumer's key and secret. */
  const issueToken = ({ url, headers }: Question): Answer => {
    if (url.searchParams.get('grant_type') !== 'client_credentials') throw badRequest('grant_type');
    const { DARAJA_CONSUMER_KEY: key = '', DARAJA_CONSUMER_SECRET: secret = '' } = LOCAL_SECRETS;
    const expected = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    // Wrong keys are answered without a body, as several clients report of the real service.
    if (headers.authorization !== expected) return { status: 400 };
    const token = mpesa.random.hex(28);
    tokens.add(token);
    return json({ access_token: token, expires_in: '3599' });
  };

  const push = async (body: unknown): Promise<Answer> => {
    const asked = checkRequest('push', body);
    checkPassword(asked);
    if (asked.PartyA !== asked.PhoneNumber) throw badRequest('PhoneNumber');
    const prompt = mpesa.openPrompt({
      phone: asked.PhoneNumber,
      amount: Number(asked.Amount),
      account: asked.AccountReference,
      callbackUrl: asked.CallBackURL,
    });
    if (mpesa.fails('early', asked.AccountReference)) await mpesa.endStkPush(prompt, 0);
    return json({
      ...ACCEPTED,
      MerchantRequestID: prompt.merchantRequestId,
      CheckoutRequestID: prompt.id,
      CustomerMessage: 'Success. Request accepted for processing',
    });
  };

  const query = (body: unknown): Answer => {
    const asked = checkRequest('query', body);
    checkPassword(asked);
    const prompt = mpesa.prompts.find(({ id }) => id === asked.CheckoutRequestID);
    if (prompt === undefined) throw badRequest('CheckoutRequestID');
    const { code, text } = prompt.result ?? STILL_ON_PHONE;
    return json({
      ...ACCEPTED,
      MerchantRequestID: prompt.merchantRequestId,
      CheckoutRequestID: prompt.id,
      ResultCode: String(code),
      ResultDesc: text,
    });
  };

  const register = (body: unknown): Answer => {
    const { ConfirmationURL, ValidationURL } = checkRequest('register', body);
    mpesa.registered = { ConfirmationURL, ValidationURL };
    return json({ OriginatorCoversationID: mpesa.sent.length.toString(), ...ACCEPTED });
  };

  const enlist = (body: unknown): Answer => {
    const { ShortCode } = checkRequest('enlist', body);
    // As in its published examples: these names have a blank, and registering twice is no error.
    const [status, text] = mpesa.isListing
      ? ['1001', 'ShortCode already Registered']
      : ['1000', `Short Code ${ShortCode} Registered Successfully`];
    mpesa.isListing = true;
    return json({
      ResponseRefID: mpesa.random.hex(20),
      'Response Status': status,
      ShortCode,
      'Response Description': text,
    });
  };

  const pull = (body: unknown): Answer => {
    const asked = checkRequest('pull', body);
    if (!mpesa.isListing)
      return json({
        ResponseRefID: 'none',
        ResponseCode: '1001',
        ResponseMessage: 'No records found or Organization Name not available',
      });
    const [from, to] = [instantOf(asked.StartDate), instantOf(asked.EndDate)];
    const offset = Number(asked.OffSetValue);
    const found = mpesa.movements
      .filter(({ at }) => at >= from && at <= to)
      .slice(offset, offset + PER_PULL);
    if (found.length === 0)
      return json({
        ResponseRefID: 'none',
        ResponseCode: '1001',
        ResponseMessage: 'No transactions',
        Response: [],
      });
    return json({
      ResponseRefID: 'some',
      ResponseCode: '1000',
      ResponseMessage: 'Success',
      Response: [found.map(pulled)],
    });
  };

  const api: Record<string, (body: unknown) => Answer | Promise<Answer>> = {
    '/mpesa/stkpush/v1/processrequest': push,
    '/mpesa/stkpushquery/v1/query': query,
    '/mpesa/c2b/v2/registerurl': register,
    '/pulltransactions/v1/register': enlist,
    '/pulltransactions/v1/query': pull,
  };

  return async (question) => {
    const { method, url, headers, body } = question;
    const perform = api[url.pathname];
    try {
      if (method === 'GET' && url.pathname === '/oauth/v1/generate') return issueToken(question);
      if (method !== 'POST' || perform === undefined)
        return json({ errorMessage: 'not found' }, 404);
      if (!tokens.has((headers.authorization ?? '').replace(/^Bearer /, ''))) throw invalidToken();
      const isLost = mpesa.fails('lost-answer', url.pathname + body);
      const answer = await perform(parseJson(body));
      return isLost ? CUT : answer;
    } catch (error) {
      if (!(error instanceof DarajaError)) throw error;
      const { status, code: errorCode, message: errorMessage } = error;
      // Safaricom finds a request by this id.
      return json({ requestId: mpesa.random.uuid(), errorCode, errorMessage }, status);
    }
  };
}

/** `2026-11-22 14:30:05` in Nairobi's time. */
function instantOf(text: string): number {
  const [date = '', time = ''] = text.split(' ');
  return Date.parse(`${date}T${time.padStart(8, '0')}+03:00`);
}

const pulled = ({ code, at, phone, account, amount }: Movement): object => ({
  transactionId: code,
  trxDate: new Date(at + 3 * 3_600_000).toISOString().replace('Z', '+03:00'),
  msisdn: Number(phone),
  sender: 'MPESA',
  transactiontype: account === '' ? 'c2b-buy-goods-debit' : 'c2b-pay-bill-debit',
  billreference: account,
  amount: amount.toFixed(2),
  organizationname: 'Tulia',
});
