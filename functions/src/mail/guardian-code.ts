import { GUARDIAN_CODE_LIFETIME, isGuardianCode } from '@tulia/domain/booking/consent/guardian';
import { sessionFacts } from '@tulia/domain/booking/mails/booking-mails';
import type { Booking } from '@tulia/domain/booking/booking';
import { guardianLinkPath, guardianLinks } from '@tulia/domain/records/guardian-link';
import { Refusal } from '@tulia/domain/refusal';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import type { Language } from '@tulia/domain/person/language';
import { randomInt } from 'node:crypto';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import { writerOf } from '../platform/writer';
import { limitGuardianCode } from '../links/lookup-limits';
import { queueMail } from './outbox';

/**
 * Emails the code to a guardian who answers by a link that staff handed over. Sends a code that is still valid again,
 * so that all emails contain the same code.
 * @throws Refusal rate-limited, not-found
 */
export async function mailGuardianCode(
  { token, booking, language }: { token: string; booking: Booking; language: Language },
  now: Instant,
): Promise<void> {
  await limitGuardianCode(booking, now);
  const ref = db().doc(guardianLinkPath(token));
  await db().runTransaction(async (transaction) => {
    const link = recordOf(guardianLinks, await transaction.get(ref));
    if (link === null || booking.guardian === null) throw new Refusal('not-found');
    const { code: known = '' } = link;
    const code = isGuardianCode(link, known, now)
      ? known
      : String(randomInt(1_000_000)).padStart(6, '0');
    transaction.update(
      ref,
      guardianLinks.toStoredPart({ code, codeUntil: now + GUARDIAN_CODE_LIFETIME }),
    );
    const mail = {
      id: `${booking.id}_guardian-code_${now}`,
      to: booking.guardian.email,
      template: 'guardian-code' as const,
      language,
      bookingId: booking.id,
      parameters: { ...sessionFacts(booking), code },
      keptFor: DAY,
    };
    queueMail(writerOf(transaction), mail, now);
  });
}
