/** Mails the caller a link that confirms the address of the own account. */
import { mailVerification as contract } from '@tulia/domain/calls/people/account-letters';
import { callable } from '../../platform/callable';
import { ownAccount } from '../../platform/account-records';
import { queueAccountLetter } from '../../mail/account-letter';

export const mailVerification = callable(
  contract,
  async ({ language, target }, { caller, clock }) => {
    // A token says for an hour that the address is not confirmed, and which it was.
    const { email: to, emailVerified } = await ownAccount(caller.uid);
    if (emailVerified || to === undefined) return { isOnItsWay: false };
    const letter = { template: 'email-verification', to, language, target } as const;
    await queueAccountLetter(letter, caller, clock.now());
    return { isOnItsWay: true };
  },
);
