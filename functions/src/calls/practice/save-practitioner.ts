import { savePractitioner as contract } from '@tulia/domain/calls/practice/manage-practitioners';
import { DEFAULT_OPENING_HOURS } from '@tulia/domain/practice/practitioner';
import * as records from '@tulia/domain/records/practitioner';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { Refusal } from '@tulia/domain/refusal';
import { endFeeds, feedsOf, feedsToEnd } from '../../links/calendar-feeds';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { logIfFails } from '../../platform/log-if-fails';
import { recordOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { changedFields, writeAudit } from '../../practice/audit';
import { requireNewOrThere } from '../../practice/new-or-there';
import { openDays } from '../../schedule/open-days';

export const savePractitioner = callable(contract, async (input, { caller, clock }) => {
  const { isNew, staffUserId, email, calendarId, ...asked } = input;
  const { id } = asked;
  const path = records.practitionerPath(id);
  const services = asked.services ?? ('all' as const);
  const record = { ...asked, name: asked.name.trim(), services };
  const contact = { email: email.trim(), calendarId };
  const isToBeOpened = await db().runTransaction(async (transaction) => {
    const [ref, contactRef] = [db().doc(path), db().doc(records.practitionerContactPath(id))];
    const [stored, storedContact] = await transaction.getAll(ref, contactRef);
    const accounts = await transaction.get(
      db().collection(staff.collection).where('practitionerId', '==', id),
    );
    const account =
      staffUserId === null ? null : await transaction.get(db().doc(staffPath(staffUserId)));
    const before = stored && recordOf(records.practitioners, stored);
    requireNewOrThere(isNew, Boolean(before), 'id');
    if (account?.exists === false) {
      throw new Refusal('invalid-input', { fields: { staffUserId: 'staff-unknown' } });
    }
    const beforeAll = { ...before, ...storedContact?.data(), ...ownedBy(accounts.docs[0]?.id) };
    const fields = changedFields(beforeAll, { ...record, ...contact, staffUserId });
    if (!isNew && fields.length === 0) return false;
    const others = accounts.docs.filter((doc) => doc.id !== staffUserId);
    const feeds = await Promise.all([
      record.isActive ? [] : feedsOf(transaction, id),
      ...[...others, ...(account === null ? [] : [account])].map((doc) => {
        const member = staff.fromStored(doc.data() ?? {});
        const practitionerId = doc === account ? id : null;
        return feedsToEnd(transaction, doc.id, member, { ...member, practitionerId });
      }),
    ]);

    const writer = writerOf(transaction);
    endFeeds(writer, feeds.flat());
    if (isNew) {
      writer.set(
        ref,
        records.practitioners.toStored({ ...record, openingHours: DEFAULT_OPENING_HOURS }),
      );
    } else writer.update(ref, records.practitioners.toStoredPart(record));
    writer.set(contactRef, records.practitionerContacts.toStored(contact));
    // The next reading takes the new calendar whole.
    if (!isNew && fields.includes('calendarId')) {
      const part = ownCalendars.toStoredPart({ syncToken: null });
      writer.set(db().doc(ownCalendarPath(id)), part, { merge: true });
    }
    for (const { ref: other } of others) writer.update(other, { practitionerId: null });
    if (account !== null) writer.update(account.ref, { practitionerId: id });
    const action = isNew ? 'practitioner-created' : 'practitioner-changed';
    writeAudit(writer, caller, { action, subject: path, label: record.name, fields }, clock.now());
    return record.isActive && before?.isActive !== true;
  });
  if (!isToBeOpened) return {};
  const about = { where: 'savePractitioner' };
  await logIfFails('days left to the nightly run', about, () => openDays([id], clock));
  return {};
});

const ownedBy = (uid: string | undefined) => ({ staffUserId: uid ?? null });
