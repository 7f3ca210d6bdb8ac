/** A super admin connects a provider of texts, once that has answered for the account (decision 110). */
import * as contract from '@tulia/domain/calls/practice/text-account';
import type { ConnectFailure } from '@tulia/domain/practice/connections';
import { BALANCE_EMPTY, KEYS_REFUSED } from '@tulia/domain/practice/message-provider';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { Refusal } from '@tulia/domain/refusal';
import { testText } from '@tulia/domain/wording/texts';
import { randomBytes } from 'node:crypto';
import { callable, type SignedInContext } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { noteConnection } from '../../platform/connections';
import { countEachCall, perHour } from '../../platform/rate-limit';
import {
  keepService,
  forgetService,
  notConnected,
  requireKeeping,
} from '../../practice/own-services';
import { providerOf, textAccount } from '../../messages/account';
import { sendOnce } from '../../messages/send-text';

/** Of one person in an hour. */
const TRIES = 20;
const TEST_TEXTS = 5;

const limited = (kind: string, { caller, clock }: SignedInContext, limit: number) =>
  countEachCall([perHour(kind, caller.uid, limit)], clock.now());

export const saveTextAccount = callable(contract.saveTextAccount, async (typed, context) => {
  const { caller, clock } = context;
  requireRecentSignIn(caller, clock.now());
  await limited('text-account', context, TRIES);
  requireKeeping();
  const kept = await textAccount();
  // The kept key goes with no other user's name.
  const known = kept?.username === typed.username ? kept.apiKey : '';
  const apiKey = typed.apiKey.trim() || known;
  if (apiKey === '') throw new Refusal('invalid-input', { fields: { apiKey: 'text-required' } });
  const webhookSecret = kept?.webhookSecret ?? randomBytes(16).toString('hex');
  const account = { ...typed, apiKey, webhookSecret };
  const { problem, balance } = await providerOf(account).account();
  if (problem === KEYS_REFUSED) throw notConnected('texts-refused');
  if (problem === 'no-answer') throw notConnected('no-answer');
  await keepService('texts', account, context);
  await noteConnection('texts', problem, clock);
  return { balance };
});

export const disconnectTexts = callable(contract.disconnectTexts, async (_, context) => {
  requireRecentSignIn(context.caller, context.clock.now());
  requireKeeping();
  await forgetService('texts', context);
  await noteConnection('texts', null, context.clock);
  return {};
});

/** The failures of a test text by the problem; others are `text-not-sent`. */
const FAILURES: Readonly<Record<string, ConnectFailure>> = {
  [KEYS_REFUSED]: 'texts-refused',
  [BALANCE_EMPTY]: 'balance-empty',
  'sender-refused': 'sender-id-refused',
  ceiling: 'ceiling-reached',
};

export const sendTestText = callable(contract.sendTestText, async (typed, context) => {
  const { number, language } = typed;
  await limited('test-text', context, TEST_TEXTS);
  const account = await textAccount();
  const to = kenyanMobile(number);
  if (account === null || to === null) throw notConnected('text-not-sent');
  const outcome = await sendOnce(account, { to, text: testText(language) }, context.clock);
  if (outcome.kind === 'unknown') throw notConnected('text-unknown');
  if (outcome.kind !== 'sent') throw notConnected(FAILURES[outcome.problem] ?? 'text-not-sent');
  return {};
});
