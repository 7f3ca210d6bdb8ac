/** The owner enters the practice's account for texts: it is kept once the provider has answered for it. */
import type { TextsReport } from '@tulia/domain/calls/practice/text-account';
import { SHIPPED_QUIET_HOURS } from '@tulia/domain/booking/mails/quiet-hours';
import type { ConnectFailure } from '@tulia/domain/practice/connections';
import { BALANCE_EMPTY, KEYS_REFUSED } from '@tulia/domain/practice/message-provider';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { may } from '@tulia/domain/person/permission';
import type { Language } from '@tulia/domain/person/language';
import { textMonthPath, textMonths } from '@tulia/domain/records/texting/text';
import { credentialPath } from '@tulia/domain/records/watch/credential';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { testText } from '@tulia/domain/wording/texts';
import { randomBytes } from 'node:crypto';
import type { SignedInContext } from '../platform/callable';
import type { SignedInCaller } from '../platform/caller';
import { noteConnection, readConnection } from '../platform/connections';
import {
  canKeepCredentials,
  forgetCredentials,
  keepCredentials,
  readCredentials,
  readKept,
} from '../platform/credentials';
import { readRecord } from '../platform/stored';
import { webhookAddress } from '../platform/webhook-address';
import { writeAudit } from '../practice/audit';
import { providerOf, textAccount, type TextAccount } from './account';
import { sendOnce } from './send-text';

const failed = (reason: ConnectFailure) => new Refusal('connection-failed', { reason });

/** Shillings a month that the form begins with. */
const CEILING = 2000;

/** @returns the balance @throws Refusal connection-failed, invalid-input */
export async function saveTextAccount(
  typed: Omit<TextAccount, 'webhookSecret'>,
  { caller, clock }: SignedInContext,
): Promise<string | null> {
  if (!canKeepCredentials()) throw failed('not-offered');
  const kept = await readCredentials('texts');
  // The kept key goes with no other user's name.
  const known = kept?.username === typed.username ? kept.apiKey : '';
  const apiKey = typed.apiKey.trim() || known;
  if (apiKey === '') throw new Refusal('invalid-input', { fields: { apiKey: 'text-required' } });
  const webhookSecret = kept?.webhookSecret ?? randomBytes(16).toString('hex');
  const account = { ...typed, apiKey, webhookSecret };
  const { problem, balance } = await providerOf(account).account();
  if (problem === KEYS_REFUSED) throw failed('texts-refused');
  if (problem === 'no-answer') throw failed('no-answer');
  const now = clock.now();
  await keepCredentials('texts', account, now, (writer) => {
    const note = { action: 'service-connected', subject: credentialPath('texts') } as const;
    writeAudit(writer, caller, { ...note, fields: [] }, now);
  });
  await noteConnection('texts', problem, clock);
  return balance;
}

/** @throws Refusal connection-failed */
export async function endTexts({ caller, clock }: SignedInContext): Promise<void> {
  if (!canKeepCredentials()) throw failed('not-offered');
  const now = clock.now();
  await forgetCredentials('texts', (writer) => {
    const note = { action: 'service-disconnected', subject: credentialPath('texts') } as const;
    writeAudit(writer, caller, { ...note, fields: [] }, now);
  });
  await noteConnection('texts', null, clock);
}

/** The failures of a test text by the problem; others are `text-not-sent`. */
const FAILURES: Readonly<Record<string, ConnectFailure>> = {
  [KEYS_REFUSED]: 'texts-refused',
  [BALANCE_EMPTY]: 'balance-empty',
  'sender-refused': 'sender-id-refused',
  ceiling: 'ceiling-reached',
};

/** @throws Refusal connection-failed */
export async function sendTest(
  { number, language }: { number: string; language: Language },
  { clock }: SignedInContext,
): Promise<void> {
  const account = await textAccount();
  const to = kenyanMobile(number);
  if (account === null || to === null) throw failed('text-not-sent');
  const outcome = await sendOnce(account, 'test', { to, text: testText(language) }, clock);
  if (outcome.kind === 'unknown') throw failed('text-unknown');
  if (outcome.kind !== 'sent') throw failed(FAILURES[outcome.problem] ?? 'text-not-sent');
}

export async function textsReport(caller: SignedInCaller, now: Instant): Promise<TextsReport> {
  const month = monthOf(toWallTime(now).date);
  const [kept, sum, { problem }] = await Promise.all([
    readKept('texts'),
    readRecord(textMonths, textMonthPath(month)),
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
