/**
 * Mails a link to a new password. What is done is the same whether the address has an account or not (threats row
 * 33).
 */
import { mailPasswordReset as contract } from '@tulia/domain/calls/people/account-letters';
import { callable } from '../../platform/callable';
import { queueAccountLetter } from '../../mail/account-letter';

export const mailPasswordReset = callable(
  contract,
  async ({ email, language, target }, { caller, clock }) => {
    const to = email.toLowerCase();
    const letter = { template: 'password-reset', to, language, target } as const;
    await queueAccountLetter(letter, caller, clock.now());
    return {};
  },
  // Staff who still have the password that was typed for them may have lost the link of their welcome.
  { beforeOwnPassword: true },
);
