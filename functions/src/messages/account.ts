/** The practice's account with the provider of texts, and its provider. Another one is chosen here. */
import { BALANCE_EMPTY, KEYS_REFUSED } from '@tulia/domain/practice/message-provider';
import type { MessageOutcome, MessageProvider } from '@tulia/domain/practice/message-provider';
import type { Clock } from '../platform/clock';
import { noteConnection } from '../platform/connections';
import { readCredentials, type Credentials } from '../platform/credentials';
import { messagesRootUrl } from '../platform/params';
import { africasTalking } from './africas-talking';

export type TextAccount = Credentials['texts'];

/** Null until the owner has entered it. */
export const textAccount = (): Promise<TextAccount | null> => readCredentials('texts');

export const providerOf = ({ username, apiKey, senderId }: TextAccount): MessageProvider =>
  africasTalking({ rootUrl: messagesRootUrl.value(), username, apiKey, senderId });

/** What a text shows of the account. @returns whether the practice must be told */
export async function noteTextAccount(outcome: MessageOutcome, clock: Clock): Promise<boolean> {
  if (outcome.kind === 'sent') {
    await noteConnection('texts', null, clock);
    return false;
  }
  const { problem } = outcome;
  if (![BALANCE_EMPTY, KEYS_REFUSED].includes(problem)) return false;
  await noteConnection('texts', problem, clock);
  return true;
}

/** Asks the provider whether it takes the account, and whether there is money in it. */
export async function probeTexts(clock: Clock): Promise<void> {
  const account = await textAccount();
  if (account === null) return;
  const { problem } = await providerOf(account).account();
  await noteConnection('texts', problem, clock);
}
