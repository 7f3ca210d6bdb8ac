/** The calls with which a super admin connects the practice to a provider of texts (decision 110). */
import * as contract from '@tulia/domain/calls/practice/text-account';
import * as account from '../../messages/save-account';
import { callable, type SignedInContext } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { countEachCall, perHour } from '../../platform/rate-limit';

/** Of one person in an hour. */
const TRIES = 20;
const TEST_TEXTS = 5;

const limited = (kind: string, { caller, clock }: SignedInContext, limit: number) =>
  countEachCall([perHour(kind, caller.uid, limit)], clock.now());

export const saveTextAccount = callable(contract.saveTextAccount, async (input, context) => {
  requireRecentSignIn(context.caller, context.clock.now());
  await limited('text-account', context, TRIES);
  return { balance: await account.saveTextAccount(input, context) };
});

export const disconnectTexts = callable(contract.disconnectTexts, async (_, context) => {
  requireRecentSignIn(context.caller, context.clock.now());
  await account.endTexts(context);
  return {};
});

export const sendTestText = callable(contract.sendTestText, async (input, context) => {
  await limited('test-text', context, TEST_TEXTS);
  await account.sendTest(input, context);
  return {};
});
