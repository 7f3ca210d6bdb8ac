/**
 * A stand-in for Safaricom's Daraja at its network edge: requests are checked against the documented shapes, money is
 * kept in memory, and a test can make it misbehave (`faults.ts`).
 *
 * `GET /oauth/v1/generate`, `POST /mpesa/stkpush/v1/processrequest`, `/mpesa/stkpushquery/v1/query`,
 * `/mpesa/c2b/v2/registerurl`, `/mpesa/c2b/v2/simulate`, `/pulltransactions/v1/register`, `/pulltransactions/v1/query`,
 * `/mpesa/reversal/v1/request`;
 * the phone at `/`; and for tests `GET /_prompts?phone=`, `POST /_prompts/:id {result}`, `POST /_till {phone, amount,
 * account}`, `POST /_agreed {validates, numbers}`, `GET|DELETE /_account`, `GET /_notices`,
 * `POST /_expire`, `GET|POST /_faults`.
 */
import { answerOrder } from '../http/faults';
import { json, parseJson } from '../http/serve';
import type { Answer, Handler, Question } from '../http/serve';
import type { Movement } from './account';
import { darajaApi } from './api';
import { Desk, type RegisteredUrls } from './desk';
import { DARAJA_ORDER } from './faults';
import { phonePage } from './phone-page';
import { KNOWN_RESULTS, NUMBER_FORMS, PHONE_ACTIONS } from './prompts';
import type { NumberForm, PhoneAction } from './prompts';

/** What a practice agrees with Safaricom by mail; what is not named is as at first. */
export interface Agreed {
  /** whether it is asked before a payment that it did not ask for */
  validates?: boolean;
  numbers?: NumberForm;
}

export interface Daraja {
  handler: Handler;
  close(): void;
}

/**
 * The handler of the stand-in's server, with an account of its own.
 * @param registered where it tells and asks, until other addresses are registered; null for nowhere
 */
export function darajaRoutes(registered: RegisteredUrls | null): Daraja {
  const desk = new Desk(registered);
  const { faults, tokens, account, prompts, notices } = desk;
  const callApi = darajaApi(desk);

  const answerPhone = async ({ method, url, body }: Question): Promise<Answer | null> => {
    const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
    const form = new URLSearchParams(body);
    switch (`${method} /${first}`) {
      case 'GET /':
        return htmlPage(phonePage(prompts.all, account, version()));
      case 'GET /api':
        return json({ version: version() });
      case 'POST /phone': {
        const prompt = prompts.find(second);
        const code = PHONE_ACTIONS[(form.get('action') ?? '') as PhoneAction] as number | undefined;
        if (prompt !== undefined && code !== undefined) await desk.endPrompt(prompt, code);
        return BACK;
      }
      case 'POST /till': {
        const amount = Number(form.get('amount'));
        const payment = {
          phone: form.get('phone') ?? '',
          account: form.get('account') ?? '',
          amount,
        };
        if (Number.isInteger(amount) && amount > 0) await desk.payByHand(payment);
        return BACK;
      }
      default:
        return null;
    }
  };
  const version = () =>
    [
      prompts.all.length,
      account.movements.length,
      prompts.all.filter((one) => one.result).length,
    ].join('-');

  const answerTests = async ({ method, url, body }: Question): Promise<Answer | null> => {
    const [first = '', id = ''] = url.pathname.split('/').filter(Boolean);
    switch (`${method} /${first}`) {
      case 'GET /_prompts': {
        const phone = url.searchParams.get('phone');
        return json(prompts.all.filter((prompt) => phone === null || prompt.phone === phone));
      }
      case 'POST /_prompts': {
        const { result } = parseJson(body) as { result?: unknown };
        const prompt = prompts.find(id);
        if (prompt === undefined || !KNOWN_RESULTS.includes(result as number))
          return json({ error: 'expected {result}' }, 400);
        await desk.endPrompt(prompt, result as number);
        return json(prompt);
      }
      case 'POST /_till':
        return json(await desk.payByHand(parseJson(body) as Movement));
      case 'POST /_agreed': {
        const { validates = false, numbers = 'masked' } = parseJson(body) as Agreed;
        if (!Object.hasOwn(NUMBER_FORMS, numbers)) return json({ error: 'unknown numbers' }, 400);
        desk.validates = validates;
        notices.numbers = numbers;
        return json({ validates, numbers });
      }
      case 'GET /_account': {
        const ofAccount = url.searchParams.get('account');
        const { movements, balance } = account;
        return json({
          balance,
          movements: movements.filter((one) => ofAccount === null || one.account === ofAccount),
        });
      }
      case 'DELETE /_account':
        account.movements.length = 0;
        return { status: 204 };
      case 'GET /_notices':
        return json(notices.sent);
      case 'POST /_expire':
        tokens.expire();
        return { status: 204 };
      case 'GET /_faults':
        return json(faults.current);
      case 'POST /_faults':
        return answerOrder(body, DARAJA_ORDER, (fault) => faults.set(fault));
      default:
        return null;
    }
  };

  const handler: Handler = async (question) =>
    (await answerPhone(question)) ?? (await answerTests(question)) ?? callApi(question);
  return {
    handler,
    close: () => {
      notices.close();
    },
  };
}

const BACK: Answer = { status: 303, headers: { location: '/' } };

const htmlPage = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});
