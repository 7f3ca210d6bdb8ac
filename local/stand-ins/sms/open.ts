/**
 * A stand-in for Africa's Talking at its network edge: it checks requests against the documented shape, keeps texts in
 * memory, shows the phones at `/`, and misbehaves when a test or a person orders it.
 *
 * `POST /version1/messaging`, `GET /version1/user`; forms for people and tests: `POST /_urls` (report, stop),
 * `POST /_reports` (id, status, failureReason, times), `POST /_stop` (to, from); and `GET /_texts`, `POST /_faults`.
 */
import { answerOrder } from '../http/faults';
import { BACK } from '../http/page';
import { CUT, json, serve, type Question } from '../http/serve';
import { optional, text, wrongField } from '../http/shape';
import { FAULTS, LOCAL_TEXTS, money, Phones, priceOf, type TextFault } from './account';
import { phonesPage } from './phones-page';

const NAMES: Readonly<Record<number, string>> = {
  100: 'Success',
  101: 'Success',
  102: 'Success',
  401: 'RiskHold',
  402: 'InvalidSenderId',
  403: 'InvalidPhoneNumber',
  404: 'UnsupportedNumberType',
  405: 'InsufficientBalance',
  406: 'UserInBlacklist',
  407: 'CouldNotRoute',
  409: 'DoNotDisturbRejection',
  500: 'InternalServerError',
  501: 'GatewayError',
  502: 'RejectedByGateway',
};
/** Codes below are success. */
const REFUSALS_FROM = 400;

const SHAPE = {
  username: text(/^[\w-]+$/),
  to: text(/^\+\d{10,15}$/),
  message: text(/./s),
  from: optional(text(/^[\w -]{1,11}$/)),
  enqueue: optional(text(/^[01]$/)),
};

/** Serves phones without texts. */
export function openTexts(port: number) {
  const phones = new Phones();
  return serve(
    port,
    async (question) => (await answerPeople(phones, question)) ?? answerApi(phones, question),
  );
}

function answerApi(phones: Phones, { method, url, headers, body }: Question) {
  const isKnown = (username: unknown) =>
    headers['apikey'] === LOCAL_TEXTS.apiKey && username === LOCAL_TEXTS.username;
  const unknown = { status: 401, body: 'The supplied authentication is invalid' };
  switch (`${method} ${url.pathname}`) {
    case 'GET /version1/user':
      if (!isKnown(url.searchParams.get('username'))) return unknown;
      return json({ UserData: { balance: money(phones.balance) } });
    case 'POST /version1/messaging': {
      const fields: Record<string, string> = Object.fromEntries(new URLSearchParams(body));
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      const wrong = isForm ? wrongField(fields, SHAPE) : 'Content-Type';
      if (wrong !== null) return { status: 400, body: `Invalid ${wrong}` };
      return isKnown(fields['username']) ? send(phones, fields) : unknown;
    }
  }
  return { status: 404, body: 'not found' };
}

async function send(phones: Phones, fields: Record<string, string>) {
  const to = (fields['to'] ?? '').slice(1);
  const fault =
    phones.faults.take(to, ({ kind }) => kind !== 'hold') ??
    phones.faults.take('', ({ kind }) => kind !== 'hold');
  if (fault?.kind === 'refuse') return { status: 503, body: '' };
  const code = fault?.kind === 'code' ? (fault.code ?? 500) : codeOf(phones, to);
  const isSent = code < REFUSALS_FROM;
  const taken = isSent ? phones.take(to, fields['from'] ?? '', fields['message'] ?? '') : null;
  if (fault?.kind === 'cut') return CUT;
  const isHeld = phones.faults.ordered('')?.kind === 'hold';
  if (taken !== null && fault?.kind === 'early')
    await phones.report(taken, 'Failed', 'UserIsInactive');
  // As the real service, which reports once a network has answered.
  else if (taken !== null && !isHeld) setTimeout(() => void phones.report(taken, 'Success'), 500);
  const cost = isSent ? priceOf() : '0';
  const Message = `Sent to ${isSent ? 1 : 0}/1 Total Cost: ${cost}`;
  const recipient = { statusCode: code, number: `+${to}`, status: NAMES[code] ?? '', cost };
  const Recipients = [{ ...recipient, messageId: taken?.id ?? 'None' }];
  return json({ SMSMessageData: { Message, Recipients } }, 201);
}

function codeOf({ stopped, balance }: Phones, to: string): number {
  if (stopped.has(to)) return 406;
  return balance <= 0 ? 405 : 101;
}

/** A person on the page and a test send the same forms. */
async function answerPeople(phones: Phones, { method, url, body }: Question) {
  const form = Object.fromEntries(new URLSearchParams(body));
  const { to = '', from = '', id, status = '', failureReason, times = 1 } = form;
  switch (`${method} ${url.pathname}`) {
    case 'GET /':
      return phonesPage(phones);
    case 'GET /_texts':
      return json(phones.texts);
    case 'POST /_urls':
      phones.urls = { report: form['report'] ?? '', stop: form['stop'] ?? '' };
      return BACK;
    case 'POST /_reports': {
      const found = phones.texts.find((each) => each.id === id);
      for (let turn = 0; found !== undefined && turn < Number(times); turn += 1)
        await phones.report(found, status, failureReason);
      return BACK;
    }
    case 'POST /_stop':
      await phones.stop(to, from);
      return BACK;
    case 'POST /_faults':
      return answerOrder<TextFault>(body, FAULTS, (fault) => phones.faults.set(fault, fault.to));
  }
  return undefined;
}
