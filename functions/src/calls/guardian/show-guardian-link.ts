/** What a guardian is asked. */
import { guardianViewOf, isGuardianProved } from '@tulia/domain/booking/consent/guardian';
import { showGuardianLink as contract } from '@tulia/domain/calls/guardian/guardian';
import { callable } from '../../platform/callable';
import { guardianPayOf, openGuardianLink, refuseAnswer } from '../../links/booking-links';
import { spendDigits, spendLook } from '../../links/spend-look';

export const showGuardianLink = callable(contract, async ({ token, digits }, context) => {
  const now = context.clock.now();
  await spendLook('guardian-link', token, context.caller, now);
  const { booking, link } = await openGuardianLink(token, now);
  if (link.way === 'phone') {
    if (digits === '') return { view: null, pay: null };
    await spendDigits(token, now);
  }
  if (!isGuardianProved(booking.guardian, link.way, digits))
    await refuseAnswer(token, 'digits-wrong');
  return { view: guardianViewOf(booking), pay: await guardianPayOf(booking, now) };
});
