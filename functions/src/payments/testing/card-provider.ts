/**
 * The card house as a `PaymentProvider`: for tests only, to show that the interface is wide enough for signed
 * webhooks.
 */
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import type {
  IncomingNotice,
  PaymentProvider,
  ProviderNotice,
} from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { timingSafeEqual } from 'node:crypto';
import { SIGNATURE_HEADER, signatureOf, type Charge } from './card-house';

class KeyRefused extends Error {}

export function cardProvider({ url, key }: { url: string; key: string }): PaymentProvider {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status === 401) throw new KeyRefused();
    return answer.json();
  };
  const problem = async () => {
    try {
      await ask('/charges');
      return null;
    } catch (error) {
      return error instanceof KeyRefused ? 'not-authorised' : 'no-answer';
    }
  };
  return {
    start: async ({ attemptId: attempt, amount, account }) => {
      try {
        const { id } = (await ask('/charges', { attempt, amount, account })) as Charge;
        return { kind: 'accepted', reference: id };
      } catch (error) {
        const isRefused = error instanceof KeyRefused;
        return isRefused ? { kind: 'ended', end: 'refused' } : { kind: 'unclear' };
      }
    },
    settle,
    heard: {},
    query: async (reference) => {
      try {
        return factOf((await ask(`/charges/${reference}`)) as Charge);
      } catch {
        return { kind: 'open' };
      }
    },
    received: async (from, to) => {
      try {
        const { charges } = (await ask('/charges')) as { charges: Charge[] };
        return charges.flatMap((each) => {
          const money = moneyOf(each);
          return money !== null && each.at >= from && each.at <= to ? [money] : [];
        });
      } catch {
        return null;
      }
    },
    refundNote: (payment) => ({ way: 'by-hand', ...payment }),
    // It knows its address from its own settings; whether it is there is all that can be asked.
    register: async () => ({ notices: await problem(), lists: null }),
    problem,
  };
}

function settle({ raw, body, header }: IncomingNotice): ProviderNotice | 'unproved' | null {
  const [given, right] = [header(SIGNATURE_HEADER), signatureOf(raw)].map((each) =>
    Buffer.from(each),
  );
  const isProved =
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right);
  if (!isProved) return 'unproved';
  const charge = body as Charge | null;
  if (typeof charge?.id !== 'string') return null;
  const { id: reference, attempt: attemptId } = charge;
  return { about: 'attempt', attemptId, reference, fact: factOf(charge), money: moneyOf(charge) };
}

function factOf({ state, receipt }: Charge): AttemptFact {
  if (state === 'paid') return { kind: 'paid', code: receipt };
  return state === 'declined' ? { kind: 'ended', end: 'cancelled' } : { kind: 'open' };
}

function moneyOf({ state, receipt, amount, account, at }: Charge): ReceivedMoney | null {
  if (state !== 'paid' || receipt === null) return null;
  return { method: 'card', code: receipt, amount, phone: '', account, at };
}
