/** The calls of Daraja that a client makes, each answered as documented or, when it is ordered, not. */
import { setTimeout as pause } from 'node:timers/promises';
import { CUT, json, parseJson } from '../http/serve';
import type { Answer, Question } from '../http/serve';
import type { Movement } from './account';
import {
  badRequest,
  beingProcessed,
  DarajaError,
  errorAnswer,
  invalidToken,
  unavailable,
} from './daraja-error';
import type { Desk } from './desk';
import { checkPassword, checkRequest } from './requests';

const ACCEPTED = {
  ResponseCode: '0',
  ResponseDescription: 'Success. Request accepted for processing',
};
/** What the query answers while the person has the prompt on the phone. */
const STILL_ON_PHONE = { code: 4999, text: 'The transaction is still under processing' };
const TOKEN_PATH = '/oauth/v1/generate';
/** Transactions in one answer of the pull. */
const PER_PULL = 100;

/** Answers what a client asks. */
export function darajaApi(desk: Desk): (question: Question) => Promise<Answer | typeof CUT> {
  const { faults, tokens, account, prompts } = desk;

  const push = async (body: unknown): Promise<Answer> => {
    const asked = checkRequest('push', body);
    checkPassword(asked);
    if (asked.PartyA !== asked.PhoneNumber) throw badRequest('PhoneNumber');
    const prompt = prompts.open({
      phone: asked.PhoneNumber,
      amount: Number(asked.Amount),
      account: asked.AccountReference,
      callbackUrl: asked.CallBackURL,
    });
    if (faults.takeEarly(asked.AccountReference)) await desk.endPrompt(prompt, 0);
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
    const prompt = prompts.find(asked.CheckoutRequestID);
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
    desk.registered = { ConfirmationURL, ValidationURL };
    return json({ OriginatorCoversationID: prompts.all.length.toString(), ...ACCEPTED });
  };

  const enlist = (body: unknown): Answer => {
    const { ShortCode } = checkRequest('enlist', body);
    // As its published examples have it: these names have a blank, and a number that is registered is no error.
    const [status, text] = desk.isListing
      ? ['1001', 'ShortCode already Registered']
      : ['1000', `Short Code ${ShortCode} Registered Successfully`];
    desk.isListing = true;
    return json({
      ResponseRefID: desk.chance.hex(20),
      'Response Status': status,
      ShortCode,
      'Response Description': text,
    });
  };

  const simulate = async (body: unknown): Promise<Answer> => {
    const asked = checkRequest('simulate', body);
    const { Msisdn: phone, Amount: amount, BillRefNumber: reference } = asked;
    await desk.payByHand({ phone, amount: Number(amount), account: reference });
    return json({ OriginatorCoversationID: phone, ...ACCEPTED });
  };

  const pull = (body: unknown): Answer => {
    const asked = checkRequest('pull', body);
    if (!desk.isListing)
      return json({
        ResponseRefID: 'none',
        ResponseCode: '1001',
        ResponseMessage: 'No records found or Organization Name not available',
      });
    const [from, to] = [instantOf(asked.StartDate), instantOf(asked.EndDate)];
    const offset = Number(asked.OffSetValue);
    const found = account.movements
      .filter(({ at, amount }) => amount > 0 && at >= from && at <= to)
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

  const reverse = (body: unknown): Answer => {
    const asked = checkRequest('reversal', body);
    if (account.reverse(asked.TransactionID, Number(asked.Amount)) === null) {
      throw badRequest('TransactionID');
    }
    return json({ OriginatorConversationID: 'reversal', ConversationID: 'reversal', ...ACCEPTED });
  };

  const api: Record<string, (body: unknown) => Answer | Promise<Answer>> = {
    '/mpesa/stkpush/v1/processrequest': push,
    '/mpesa/stkpushquery/v1/query': query,
    '/mpesa/c2b/v2/registerurl': register,
    '/mpesa/c2b/v2/simulate': simulate,
    '/pulltransactions/v1/register': enlist,
    '/pulltransactions/v1/query': pull,
    '/mpesa/reversal/v1/request': reverse,
  };

  return async (question) => {
    const { method, url, headers, body } = question;
    const perform = api[url.pathname];
    try {
      // Tokens are given as usual unless a fault is ordered about them.
      const isForToken = url.pathname === TOKEN_PATH;
      const fault =
        isForToken && faults.current.about !== TOKEN_PATH
          ? null
          : faults.takeAnswer(url.pathname + body);
      if (fault === 'slow') await pause(faults.milliseconds);
      if (fault === '503') throw unavailable();
      if (fault === 'being-processed') throw beingProcessed();
      if (method === 'GET' && isForToken) return tokens.issue(question);
      if (method !== 'POST' || perform === undefined)
        return json({ errorMessage: 'not found' }, 404);
      if (fault === 'expired-token') tokens.expire();
      if (!tokens.admits(headers.authorization)) throw invalidToken();
      const answer = await perform(parseJson(body));
      if (fault === 'lost-answer') return CUT;
      return fault === 'bad-json' ? { ...answer, body: '{"ResponseCode": "0", "Ch' } : answer;
    } catch (error) {
      if (error instanceof DarajaError) return errorAnswer(error, desk.chance.uuid());
      throw error;
    }
  };
}

/** `2026-11-22 14:30:05` in Nairobi's time. */
function instantOf(text: string): number {
  const [date = '', time = ''] = text.split(' ');
  return Date.parse(`${date}T${time.padStart(8, '0')}+03:00`);
}

function pulled({ code, at, phone, account, amount }: Movement): object {
  return {
    transactionId: code,
    trxDate: new Date(at + 3 * 3_600_000).toISOString().replace('Z', '+03:00'),
    msisdn: Number(phone),
    sender: 'MPESA',
    transactiontype: account === '' ? 'c2b-buy-goods-debit' : 'c2b-pay-bill-debit',
    billreference: account,
    amount: amount.toFixed(2),
    organizationname: 'Tulia',
  };
}
