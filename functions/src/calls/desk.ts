/** The calls of receptionists and therapists. */
import * as staffActions from '@tulia/domain/calls/bookings/staff-actions';
import * as decide from '@tulia/domain/calls/bookings/decide-booking';
import * as guardian from '@tulia/domain/calls/guardian/guardian';
import * as meeting from '@tulia/domain/calls/meeting/meeting';
import * as practice from '@tulia/domain/calls/practice/manage-practice';
import { reject } from '@tulia/domain/booking/commands/reject';
import { rejectTogether } from '@tulia/domain/booking/commands/together';
import { reopen } from '@tulia/domain/booking/commands/reopen';
import { askGuardianAgain } from '@tulia/domain/booking/commands/answer-for-guardian';
import { complete, noShow } from '@tulia/domain/booking/commands/conclude';
import * as commands from '@tulia/domain/booking/commands/meeting';
import { proofDigits } from '@tulia/domain/booking/consent/guardian';
import { safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { bookingMailId } from '@tulia/domain/booking/mails/booking-mails';
import { amendedNote, keptDraft, nextNote, signedNote } from '@tulia/domain/booking/note';
import { noteDraftPath, noteDrafts } from '@tulia/domain/records/booking';
import * as inbox from '@tulia/domain/records/message';
import { Refusal } from '@tulia/domain/refusal';
import { actorFor, callerName } from '../bookings/actor';
import { cancelSession, undoCancellation } from '../bookings/cancel';
import { changeBooking } from '../bookings/change-booking';
import { handOverBooking as handOver } from '../bookings/hand-over';
import { changeTogether } from '../bookings/change-together';
import { changeNote, findNote } from '../bookings/change-note';
import { readOwnLocks, readOwnTime, requireBooking } from '../bookings/reading';
import { recordLink } from '../bookings/staff-trail';
import { confirmRequest, confirmSessions } from '../bookings/take-time';
import { guardianLinkOf } from '../links/booking-links';
import { limitGuardianMail } from '../links/lookup-limits';
import { queueMail } from '../mail/outbox';
import { invitationsOf, releaseInvitations } from '../mail/invitations';
import { close, queueAgain } from '../mail/resend';
import { meetWithin } from '../meeting/meet-within';
import { discardEvent } from '../meeting/reconcile-meeting';
import { readLedger } from '../money/ledger';
import { db } from '../platform/app';
import { callable, type SignedInContext } from '../platform/callable';
import { writerOf } from '../platform/writer';
import { changeWithAudit } from '../practice/audit';
import { readPractitionerOf } from '../practice/practitioners';

export { bookOnBehalf } from './bookings/book-on-behalf';
export { saveCalendarFeed, saveOwnCalendar } from './meeting/own-calendar';
export { removeBlock, saveBlocks } from './schedule/save-blocks';
export { noteClientEmail } from './people/client-email';
export { correctClient } from './people/correct-client';
export { recordConsent } from './people/record-consent';
export { mergeClients, showMerge, undoMerge } from './people/merge-clients';
export { showClient } from './people/show-client';
export { showConfidential } from './bookings/show-confidential';

export const amendNote = callable(staffActions.amendNote, (input, { caller, clock }) =>
  changeNote(
    { bookingId: input.bookingId, action: 'note-amended', caller, clock },
    (present, by, now) => {
      const { note, amendment } = amendedNote(present, input, by, now);
      return { note, kept: amendment };
    },
  ),
);

export const answerMessage = callable(practice.answerMessage, async (input, { caller, clock }) => {
  const { messageId } = input;
  const path = inbox.messagePath(messageId);
  const now = clock.now();
  const text = input.answer.trim();
  await changeWithAudit(path, caller, now, (before, transaction) => {
    if (before === undefined) throw new Refusal('not-found');
    const message = inbox.messages.fromStored(before);
    const action = 'message-answered' as const;
    // The same answer again: the first call's reply was lost.
    if (message.answer?.text === text) return { action, data: {} };
    if (message.answer !== null) throw new Refusal('idempotency-conflict');
    queueMail(
      writerOf(transaction),
      {
        id: `answer_${messageId}`,
        to: message.email,
        template: 'message-answer',
        language: message.language,
        bookingId: null,
        parameters: { messageId },
        keptFor: inbox.ANSWERED_MESSAGE_KEPT,
      },
      now,
    );
    const answer = { text, by: callerName(caller), at: now };
    const expiresAt = now + inbox.ANSWERED_MESSAGE_KEPT;
    return {
      action,
      data: { answered: true },
      stamps: inbox.messages.toStoredPart({ answer, expiresAt }),
    };
  });
  return {};
});

export const askGuardian = callable(guardian.askGuardian, async (input, context) => {
  const { bookingId, version } = input;
  const { caller, clock } = context;
  const asked = await requireBooking(bookingId);
  const mailId = bookingMailId(bookingId, version + 1, 'guardian-consent');
  await limitGuardianMail(mailId, asked, clock.now());
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    ({ booking, now, signedBy }) => askGuardianAgain({ booking }, { version, signedBy }, now),
  );
  return { version: after.version };
});

export const cancelMeeting = callable(meeting.cancelMeeting, async (input, { caller, clock }) => {
  const { bookingId, version: seen } = input;
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    async ({ transaction, booking, settings, now, signedBy }) => {
      const { contact } = await readPractitionerOf(transaction, booking);
      const given = { version: seen, actor: actorFor(caller, booking), signedBy };
      return commands.cancelMeeting({ booking, contact }, given, settings, now);
    },
  );
  const { status, version } = after;
  return { status, version, ...(await meetWithin(bookingId, clock)) };
});

const concluding =
  (command: typeof complete) =>
  async (input: { bookingId: string; version: number }, { caller, clock }: SignedInContext) => {
    const { bookingId, version } = input;
    const { after } = await changeBooking(
      { bookingId, caller, clock },
      ({ booking, now, signedBy }) =>
        command({ booking }, { version, actor: actorFor(caller, booking), signedBy }, now),
    );
    return { status: after.status, version: after.version };
  };

export const closeMail = callable(staffActions.closeMail, async ({ mailId }, { caller, clock }) => {
  return { state: await close(mailId, caller, clock.now()) };
});

export const completeBooking = callable(decide.completeBooking, concluding(complete));

export const confirmBooking = callable(decide.confirmBooking, confirmRequest);

export const createMeeting = callable(meeting.createMeeting, async (input, { caller, clock }) => {
  const { bookingId } = input;
  await changeBooking({ bookingId, caller, clock }, ({ booking, now, signedBy }) =>
    commands.askForMeeting({ booking }, { actor: actorFor(caller, booking), signedBy }, now),
  );
  const { meeting, problem } = await meetWithin(bookingId, clock);
  if (problem === 'not-connected') throw new Refusal('meeting-not-connected');
  if (meeting === 'failed') throw new Refusal('meeting-failed', { reason: problem ?? 'unknown' });
  const { status, version } = await requireBooking(bookingId);
  return { status, version, meeting, problem };
});

export const failLine = callable(decide.failLine, (input, context) =>
  cancelSession({ ...input, lineFailed: true }, context),
);

export const handOverBooking = callable(decide.handOverBooking, handOver);

export const makeGuardianLink = callable(
  guardian.makeGuardianLink,
  async ({ bookingId }, { caller, clock }) => {
    const booking = await requireBooking(bookingId);
    if (proofDigits(booking.guardian?.phone ?? '').length !== 4) throw new Refusal('not-found');
    const handedBy = { uid: caller.uid, name: callerName(caller) };
    const token = await guardianLinkOf(booking, { way: 'phone', handedBy }, clock.now());
    if (token === null) throw new Refusal('not-found');
    await recordLink(booking, 'guardian-link', { caller, clock });
    return { token };
  },
);

export const markMessage = callable(practice.markMessage, async (input, { caller, clock }) => {
  const { answered } = input;
  const now = clock.now();
  const expiresAt = now + (answered ? inbox.ANSWERED_MESSAGE_KEPT : inbox.OPEN_MESSAGE_KEPT);
  await changeWithAudit(inbox.messagePath(input.messageId), caller, now, (before) => {
    if (before === undefined) throw new Refusal('not-found');
    return {
      action: answered ? 'message-answered' : 'message-opened',
      data: { answered },
      stamps: inbox.messages.toStoredPart({ expiresAt }),
    };
  });
  return {};
});

export const markNoShow = callable(decide.markNoShow, concluding(noShow));

export const pasteMeetingLink = callable(meeting.pasteMeetingLink, async (input, context) => {
  const { caller, clock } = context;
  const { bookingId } = input;
  const link = safeMeetingLink(input.link);
  if (link === null) throw new Refusal('link-not-allowed');
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { transaction, booking, settings, now, signedBy } = found;
    const [{ haveLeft }, { contact }] = await Promise.all([
      invitationsOf(transaction, booking),
      readPractitionerOf(transaction, booking),
    ]);
    const state = { booking, contact, invitationsHaveLeft: haveLeft };
    const given = { link, actor: actorFor(caller, booking), signedBy };
    return commands.pasteLink(state, given, settings, now);
  });
  // Google may have made an event although its answer was lost.
  const replaced = before.meeting.forVersion;
  if (replaced !== null) await discardEvent(before, replaced);
  await releaseInvitations(bookingId, clock.now());
  const { status, version } = after;
  return { status, version, meeting: 'ready' as const, problem: null };
});

export const rejectBooking = callable(decide.rejectBooking, async (input, { caller, clock }) => {
  const { bookingId } = input;
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, now, signedBy } = found;
    const given = { ...input, actor: actorFor(caller, booking), signedBy };
    return reject(await readOwnLocks(found), given, now);
  });
  return { status: after.status, version: after.version };
});

export const reopenBooking = callable(decide.reopenBooking, async (input, { caller, clock }) => {
  const { bookingId, version } = input;
  const { before, after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    const { booking, settings, now, signedBy } = found;
    const given = { version, actor: actorFor(caller, booking), signedBy };
    const entries =
      booking.payment.kept === undefined ? [] : await readLedger(found.transaction, bookingId);
    return reopen({ ...(await readOwnTime(found)), entries }, given, settings, now);
  });
  // The event of the cancelled session may not be removed yet, and the booking no longer names it.
  const former = before.meeting.forVersion;
  const isNew = after.meeting.forVersion !== former;
  if (isNew && former !== null) await discardEvent(before, former);
  const meeting = await meetWithin(bookingId, clock);
  return { status: after.status, version: after.version, ...meeting };
});

export const resendMail = callable(
  staffActions.resendMail,
  async ({ mailId }, { caller, clock }) => {
    return { state: await queueAgain(mailId, caller, clock.now()) };
  },
);

export const saveNote = callable(staffActions.saveNote, (input, { caller, clock }) =>
  changeNote({ bookingId: input.bookingId, action: 'note', caller, clock }, (present, by, now) => {
    const note = nextNote(present, input, by, now);
    return note && { note, kept: note };
  }),
);

export const saveNoteDraft = callable(
  staffActions.saveNoteDraft,
  async (input, { caller, clock }) => {
    const ref = db().doc(noteDraftPath(input.bookingId, caller.uid));
    return db().runTransaction(async (transaction) => {
      const { present } = await findNote(transaction, caller, input.bookingId);
      const draft = keptDraft(present, input, clock.now());
      if (draft === null) transaction.delete(ref);
      else transaction.set(ref, noteDrafts.toStored(draft));
      return { kept: draft !== null };
    });
  },
);

export const signNote = callable(staffActions.signNote, (input, { caller, clock }) =>
  changeNote(
    { bookingId: input.bookingId, action: 'note-signed', caller, clock },
    (present, by, now) => {
      const note = signedNote(present, input, by, now);
      return note && { note, kept: note };
    },
  ),
);

export const confirmSeries = callable(decide.confirmSeries, confirmSessions);

export const rejectSeries = callable(decide.rejectSeries, async (input, context) => {
  const { sessions, reason } = input;
  await changeTogether(sessions, context, async (found, given) => {
    const states = await Promise.all(found.sessions.map(readOwnLocks));
    const asked = given.map((each) => ({ ...each, reason }));
    return rejectTogether(states, asked, found.now);
  });
  return {};
});

export const undoCancel = callable(decide.undoCancel, undoCancellation);
