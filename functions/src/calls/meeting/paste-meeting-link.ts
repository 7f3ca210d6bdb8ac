import { pasteLink } from '@tulia/domain/booking/commands/meeting';
import { safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { pasteMeetingLink as contract } from '@tulia/domain/calls/meeting/meeting';
import { Refusal } from '@tulia/domain/refusal';
import { actorFor } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { invitationsOf, releaseInvitations } from '../../mail/invitations';
import { discardEvent } from '../../meeting/reconcile-meeting';
import { callable } from '../../platform/callable';
import { readPractitionerOf } from '../../practice/practitioners';

export const pasteMeetingLink = callable(contract, async (input, { caller, clock }) => {
  const { bookingId } = input;
  const link = safeMeetingLink(input.link);
  if (link === null) throw new Refusal('link-not-allowed');
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { transaction, booking, settings, now, signedBy } = found;
    const [{ haveLeft }, { contact }] = await Promise.all([
      invitationsOf(transaction, bookingId),
      readPractitionerOf(transaction, booking),
    ]);
    const state = { booking, contact, invitationsHaveLeft: haveLeft };
    const given = { link, actor: actorFor(caller, booking), signedBy };
    return pasteLink(state, given, settings, now);
  });
  // Google may have made an event although its answer was lost.
  const replaced = before.meeting.forVersion;
  if (replaced !== null) await discardEvent(before, replaced);
  await releaseInvitations(bookingId, clock.now());
  const { status, version } = after;
  return { status, version, meeting: 'ready' as const, problem: null };
});
