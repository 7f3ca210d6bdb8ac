/** The calls about texts to the caller's own phone (decision 110). */
import * as contract from '@tulia/domain/calls/people/text-number';
import { stopTexts as endConsent } from '../../messages/text-number';
import { agree, ownTexts, sendCode } from '../../people/text-consent';
import { callable } from '../../platform/callable';
import { countEachCall, perHour } from '../../platform/rate-limit';

/** Codes that one account tries in an hour, over all texts. */
const TRIES = 20;

export const showOwnTexts = callable(contract.showOwnTexts, (_, { caller }) =>
  ownTexts(caller.uid),
);

export const sendTextCode = callable(contract.sendTextCode, async (input, context) => {
  await sendCode(input, context);
  return {};
});

export const agreeToTexts = callable(contract.agreeToTexts, async (input, context) => {
  const { caller, clock } = context;
  await countEachCall([perHour('text-code-tries', caller.uid, TRIES)], clock.now());
  await agree(input, context);
  return ownTexts(caller.uid);
});

export const stopTexts = callable(contract.stopTexts, async (_, { caller, clock }) => {
  await endConsent(caller.uid, clock.now());
  return ownTexts(caller.uid);
});
