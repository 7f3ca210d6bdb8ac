/** The M-Pesa stand-in of the running environment, as tests see and disturb it. */
import type { Movement, StkPush } from '../../local/stand-ins/daraja/account';
import type { DarajaFault } from '../../local/stand-ins/daraja/mpesa';
import type { Agreed } from '../../local/stand-ins/daraja/open';
import { LOCAL_SECRETS } from '../../local/machine/functions-environment';
import { environment } from './environment';

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    `${environment.daraja}${path}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

export const daraja = {
  /** the part of the webhook's address that only the provider knows */
  secret: LOCAL_SECRETS['DARAJA_WEBHOOK_SECRET'] ?? '',
  prompts: (phone: string) => ask(`/_prompts?phone=${phone}`) as Promise<StkPush[]>,
  /** What the owner of the phone does with an STK push; answered once its notices are out. @param result 0 for paid */
  end: (id: string, result: number) => ask(`/_prompts/${id}`, { result }) as Promise<StkPush>,
  /** A payer pays at the till, without an STK push; answered once the notice is out. */
  till: (payment: Pick<Movement, 'phone' | 'amount' | 'account'>) =>
    ask('/_till', payment) as Promise<Movement>,
  account: (account: string) =>
    ask(`/_account?account=${account}`) as Promise<{ balance: number; movements: Movement[] }>,
  /** what the practice has agreed with Safaricom; what is not named is as at first */
  agree: (agreed: Agreed) => ask('/_agreed', agreed),
  /** what it has told and asked, with the status of each answer */
  notices: () => ask('/_notices') as Promise<{ body: Record<string, unknown>; status: number }[]>,
  /** everything that came into the account */
  movements: async () => ((await ask('/_account')) as { movements: Movement[] }).movements,
  fault: (fault: DarajaFault) => ask('/_faults', fault),
};
