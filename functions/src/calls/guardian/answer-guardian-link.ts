/** The guardian agrees, or takes it back. Contract in domain/calls/guardian.ts. */
import { answerForGuardian } from '@tulia/domain/booking/commands/answer-for-guardian';
import { guardianViewOf, isGuardianProved } from '@tulia/domain/booking/consent/guardian';
import { answerGuardianLink as contract } from '@tulia/domain/calls/guardian';
import { Refusal } from '@tulia/domain/refusal';
import { changeBooking } from '../../bookings/change-booking';
import { keptText } from '../../people/consents';
import { callable } from '../../platform/callable';
import { openGuardianLink } from '../../practice/booking-links';
import { readSettings } from '../../practice/settings';
import { spendDigits, spendLook } from '../../practice/spend-look';

export const answerGuardianLink = callable(contract, async (input, { caller, clock }) => {
  const { token, digits, agrees, language, privacyVersion, agreementVersion } = input;
  await spendLook('guardian-link', token, caller, clock.now());
  const link = await openGuardianLink(token, clock.now());
  const { way: proof } = link;
  if (proof === 'phone') await spendDigits(token, clock.now());
  if (!isGuardianProved(link.booking.guardian, link.way, digits)) throw new Refusal('digits-wrong');
  const settings = await readSettings();
  const [agreement, privacy] = await Promise.all([
    keptText('adolescent', language, settings),
    keptText('privacy', language, settings),
  ]);
  const shown = { language, proof, textHash: agreement.textHash, privacyHash: privacy.textHash };
  const answer = { agrees, shown, privacyVersion, agreementVersion };
  const bookingId = link.booking.id;
  const { after } = await changeBooking({ bookingId, caller, clock }, ({ booking, now }) =>
    answerForGuardian({ booking }, answer, settings, now),
  );
  return { view: guardianViewOf(after) };
});
