/** The practice's account with the provider of texts, and its provider. Another one is chosen here. */
import { SHIPPED_QUIET_HOURS } from '@tulia/domain/booking/mails/quiet-hours';
import type { TextsReport } from '@tulia/domain/calls/practice/text-account';
import { may } from '@tulia/domain/person/permission';
import { textMonthPath, textMonths } from '@tulia/domain/records/texting/text';
import type { Instant } from '@tulia/domain/time/instant';
import type { SignedInCaller } from '../platform/caller';
import { readRecord } from '../platform/stored';
import { webhookAddress } from '../platform/webhook-address';
import { BALANCE_EMPTY, KEYS_REFUSED } from '@tulia/domain/practice/message-provider';
import type { MessageOutcome, MessageProvider } from '@tulia/domain/practice/message-provider';
import type { Clock } from '../platform/clock';
import { noteConnection, readConnection } from '../platform/connections';
import { readCredentials, readKept, type Credentials } from '../platform/credentials';
import { messagesRootUrl } from '../platform/params';
import { africasTalking } from './africas-talking';

export type TextAccount = Credentials['texts'];

/** Null until the owner has entered it. */
export const textAccount = (): Promise<TextAccount | null> => readCredentials('texts');

export const providerOf = ({ username, apiKey, senderId }: TextAccount): MessageProvider =>
  africasTalking({ rootUrl: messagesRootUrl.value(), username, apiKey, senderId });

/** What a text shows of the account. @returns whether the practice must be told */
export async function noteTextAccount(outcome: MessageOutcome, clock: Clock): Promise<boolean> {
  const problem = outcome.kind === 'sent' ? null : outcome.problem;
  const isTrouble = problem === BALANCE_EMPTY || problem === KEYS_REFUSED;
  if (problem === null || isTrouble) await noteConnection('texts', problem, clock);
  return isTrouble;
}

/** Asks the provider whether it takes the account, and whether there is money in it. */
export async function probeTexts(clock: Clock): Promise<void> {
  const account = await textAccount();
  if (account === null) return;
  const { problem } = await providerOf(account).account();
  await noteConnection('texts', problem, clock);
}

/** Shillings a month that the form begins with. */
const CEILING = 2000;

export async function textsReport(caller: SignedInCaller, now: Instant): Promise<TextsReport> {
  const [kept, sum, { problem }] = await Promise.all([
    readKept('texts'),
    readRecord(textMonths, textMonthPath(now)),
    readConnection('texts'),
  ]);
  const { username = '', senderId = '', ceiling = CEILING } = kept?.value ?? {};
  const { quietFrom, quietUntil } = kept?.value ?? SHIPPED_QUIET_HOURS;
  const asked = kept === null ? null : await providerOf(kept.value).account();
  const shows = kept !== null && may(caller.role, 'connect-services');
  return {
    isConnected: kept !== null,
    since: kept?.at ?? null,
    account: { username, senderId, ceiling, quietFrom, quietUntil },
    addresses: shows ? addressesOf(kept.value) : null,
    month: { count: sum?.count ?? 0, cents: sum?.cents ?? 0 },
    balance: asked?.balance ?? null,
    problem,
  };
}

const addressesOf = ({ webhookSecret }: TextAccount) => ({
  report: `${webhookAddress()}/texts/${webhookSecret}/report`,
  stop: `${webhookAddress()}/texts/${webhookSecret}/stop`,
});
