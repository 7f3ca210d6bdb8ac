import { answerForGuardian } from '@tulia/domain/booking/commands/answer-for-guardian';
import * as guardian from '@tulia/domain/booking/consent/guardian';
import { answerGuardianLink as contract } from '@tulia/domain/calls/guardian/guardian';
import { maskedAddress } from '@tulia/domain/person/mailbox';
import { changeBooking } from '../../bookings/change-booking';
import { mailGuardianCode } from '../../mail/guardian-code';
import { keptText } from '../../people/consents';
import { callable } from '../../platform/callable';
import { guardianPayOf, openGuardianLink, refuseAnswer } from '../../links/booking-links';
import { readSettings } from '../../practice/settings';
import { limitCode, limitDigits, limitLookup } from '../../links/lookup-limits';

export const answerGuardianLink = callable(contract, async (input, { caller, clock }) => {
  const { token, digits, code, agrees, language, privacyVersion, agreementVersion } = input;
  await limitLookup('guardian-link', token, caller, clock.now());
  const { booking, link } = await openGuardianLink(token, clock.now());
  if (link.way === 'phone') await limitDigits(token, clock.now());
  if (!guardian.isGuardianProved(booking.guardian, link.way, digits))
    await refuseAnswer(token, 'digits-wrong');
  const proof = guardian.guardianProofOf(booking.guardian, link.way);
  // To decline or withdraw needs no code: it only delays a session, and staff get an email.
  if (proof === 'code' && agrees && guardian.guardianStateOf(booking) !== 'given') {
    if (code === '') {
      await mailGuardianCode({ token, booking, language }, clock.now());
      const codeSentTo = maskedAddress(booking.guardian?.email ?? '');
      return { view: guardian.guardianViewOf(booking), codeSentTo, pay: null };
    }
    await limitCode(token, clock.now());
    if (!guardian.isGuardianCode(link, code, clock.now())) await refuseAnswer(token, 'code-wrong');
  }
  const settings = await readSettings();
  const [agreement, privacy] = await Promise.all([
    keptText('adolescent', language, settings),
    keptText('privacy', language, settings),
  ]);
  const shown = { language, proof, textHash: agreement.textHash, privacyHash: privacy.textHash };
  const { handedBy = null } = link;
  const answer = { agrees, shown, handedBy, privacyVersion, agreementVersion };
  const { after } = await changeBooking(
    { bookingId: booking.id, caller, clock },
    ({ booking: present, now }) => answerForGuardian({ booking: present }, answer, settings, now),
  );
  const pay = await guardianPayOf(after, clock.now());
  return { view: guardian.guardianViewOf(after), codeSentTo: null, pay };
});
