/** The practitioner's own calendar: whether it closes hours, and the feed of sessions for it. */
import * as contracts from '@tulia/domain/calls/meeting/own-calendar';
import { isAdmin } from '@tulia/domain/person/role';
import { PRIMARY_CALENDAR } from '@tulia/domain/practice/practitioner';
import { practitionerPath } from '@tulia/domain/records/practitioner';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { Refusal } from '@tulia/domain/refusal';
import { noCalendar, type OwnCalendar } from '@tulia/domain/slot/own-calendar';
import { requireAbout } from '../../bookings/actor';
import { isGoogleSetUp } from '../../meeting/calendar-client';
import { replaceFeed } from '../../links/calendar-feeds';
import { freeCalendar, readCalendar } from '../../meeting/read-calendars';
import { db } from '../../platform/app';
import { callable, type SignedInContext } from '../../platform/callable';
import { recordOf } from '../../platform/stored';
import { writerOf, type Writer } from '../../platform/writer';
import { writeAudit } from '../../practice/audit';
import { isPractitioner, readContact } from '../../practice/practitioners';

/** @throws Refusal forbidden, not-found */
async function requireOwnDiary(practitionerId: string, { caller }: SignedInContext): Promise<void> {
  requireAbout(caller, 'manage-meetings', { practitionerId });
  if (!(await isPractitioner(practitionerId))) throw new Refusal('not-found');
}

export const saveOwnCalendar = callable(contracts.saveOwnCalendar, async (input, context) => {
  const { practitionerId, closesHours } = input;
  await requireOwnDiary(practitionerId, context);
  if (closesHours) {
    if (!(await isGoogleSetUp())) throw new Refusal('meeting-not-connected');
    // `primary` is the private calendar of whoever connected Google.
    const { calendarId } = await readContact(practitionerId);
    if (calendarId === PRIMARY_CALENDAR && !isAdmin(context.caller.role))
      throw new Refusal('calendar-not-own');
  }
  const calendar = await switchTo(practitionerId, closesHours, context);
  if (closesHours) return { problem: await readCalendar(practitionerId, calendar, context.clock) };
  await freeCalendar(practitionerId, context.clock);
  return { problem: null };
});

/** Begins anew with each switch; a repeated call changes nothing. @returns the calendar as it is now */
function switchTo(
  practitionerId: string,
  closesHours: boolean,
  context: SignedInContext,
): Promise<OwnCalendar> {
  return db().runTransaction(async (transaction) => {
    const ref = db().doc(ownCalendarPath(practitionerId));
    const before = recordOf(ownCalendars, await transaction.get(ref)) ?? noCalendar;
    if (before.closesHours === closesHours) return before;
    const after = { ...noCalendar, closesHours, feedMadeAt: before.feedMadeAt };
    const writer = writerOf(transaction);
    writer.set(ref, ownCalendars.toStored(after));
    audit(writer, practitionerId, 'closesHours', context);
    return after;
  });
}

export const saveCalendarFeed = callable(contracts.saveCalendarFeed, async (input, context) => {
  const { practitionerId, isWanted } = input;
  await requireOwnDiary(practitionerId, context);
  const made = { practitionerId, madeBy: context.caller.uid, madeAt: context.clock.now() };
  return db().runTransaction(async (transaction) => {
    const address = await replaceFeed(transaction, practitionerId, isWanted ? made : null);
    audit(writerOf(transaction), practitionerId, 'calendarFeed', context);
    return { address };
  });
});

function audit(
  writer: Writer,
  practitionerId: string,
  field: string,
  { caller, clock }: SignedInContext,
): void {
  const subject = practitionerPath(practitionerId);
  const entry = { action: 'practitioner-changed', subject, fields: [field] } as const;
  writeAudit(writer, caller, entry, clock.now());
}
