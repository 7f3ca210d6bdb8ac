/**
 * A stand-in for Safaricom's Daraja at its network edge: it checks requests against the documented shapes, keeps money
 * in memory, and misbehaves when a test orders it.
 *
 * The calls of `api.ts`, the phone at `/`, and for tests `GET /_prompts?phone=`, `POST /_prompts/:id {result}`,
 * `POST /_till {phone, amount, account}`, `POST /_agreed {validates}`, `GET|DELETE /_account`, `GET /_notices` and
 * `POST /_faults`.
 */
import { answerOrder } from '../http/faults';
import { BACK } from '../http/page';
import { json, parseJson, serve, type Answer, type Question } from '../http/serve';
import type { Payment } from './account';
import { darajaApi } from './api';
import { ENDS, FAULTS, Mpesa, type DarajaFault, type RegisteredUrls } from './mpesa';
import { phonePage } from './phone-page';

/** An agreement of a practice with Safaricom, made by mail. */
export interface Agreed {
  /** whether M-Pesa asks before a payment that the practice did not ask for */
  validates?: boolean;
}

/**
 * Serves an M-Pesa account without money. @param registered addresses that are registered from the start, as is the
 * list; null for none
 */
export function openDaraja(port: number, registered: RegisteredUrls | null = null) {
  const mpesa = new Mpesa(registered);
  const callApi = darajaApi(mpesa);
  return serve(
    port,
    async (question) =>
      (await answerPhone(mpesa, question)) ??
      (await answerTests(mpesa, question)) ??
      callApi(question),
  );
}

async function answerPhone(
  mpesa: Mpesa,
  { method, url, body }: Question,
): Promise<Answer | undefined> {
  const [first = '', id] = url.pathname.split('/').filter(Boolean);
  const form = new URLSearchParams(body);
  switch (`${method} /${first}`) {
    case 'GET /':
      return phonePage(mpesa);
    case 'POST /phone': {
      const prompt = mpesa.prompts.find((each) => each.id === id);
      const code = Number(form.get('code'));
      if (prompt !== undefined && code in ENDS) await mpesa.endStkPush(prompt, code);
      return BACK;
    }
    case 'POST /till': {
      const [phone, account] = [form.get('phone') ?? '', form.get('account') ?? ''];
      const amount = Number(form.get('amount'));
      if (Number.isInteger(amount) && amount > 0) await mpesa.payByHand({ phone, account, amount });
      return BACK;
    }
  }
  return undefined;
}

async function answerTests(
  mpesa: Mpesa,
  { method, url, body }: Question,
): Promise<Answer | undefined> {
  const [first = '', id] = url.pathname.split('/').filter(Boolean);
  const { balance, movements, prompts } = mpesa;
  switch (`${method} /${first}`) {
    case 'GET /_prompts': {
      const phone = url.searchParams.get('phone');
      return json(prompts.filter((prompt) => prompt.phone === phone));
    }
    case 'POST /_prompts': {
      const { result } = parseJson(body) as { result: number };
      const prompt = prompts.find((each) => each.id === id);
      if (prompt === undefined || !(result in ENDS))
        return json({ error: 'expected {result}' }, 400);
      await mpesa.endStkPush(prompt, result);
      return json(prompt);
    }
    case 'POST /_till':
      return json(await mpesa.payByHand(parseJson(body) as Payment));
    case 'POST /_agreed': {
      const { validates = false } = parseJson(body) as Agreed;
      mpesa.validates = validates;
      return json({ validates });
    }
    case 'GET /_account': {
      const of = url.searchParams.get('account');
      const found = movements.filter(({ account }) => of === null || account === of);
      return json({ balance, movements: found });
    }
    case 'DELETE /_account':
      movements.length = 0;
      return { status: 204 };
    case 'GET /_notices':
      return json(mpesa.sent);
    case 'POST /_faults':
      return answerOrder<DarajaFault>(body, FAULTS, (fault) => mpesa.faults.set(fault));
  }
  return undefined;
}
