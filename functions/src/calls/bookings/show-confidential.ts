import { showConfidential as contract } from '@tulia/domain/calls/bookings/confidential';
import * as records from '@tulia/domain/records/booking';
import { recordAccess } from '../../bookings/access-log';
import { requireAbout } from '../../bookings/actor';
import { requireBooking } from '../../bookings/reading';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { readRecord } from '../../platform/stored';

/** No note has so many versions. */
const VERSIONS_READ = 100;

export const showConfidential = callable(contract, async (input, { caller, clock }) => {
  const { bookingId } = input;
  const booking = await requireBooking(bookingId);
  requireAbout(caller, 'see-confidential', booking);
  await recordAccess(caller, booking, clock.now());
  const [request, note, draft] = await Promise.all([
    readRecord(records.confidentialRequests, records.confidentialRequestPath(bookingId)),
    readRecord(records.confidentialNotes, records.confidentialNotePath(bookingId)),
    readRecord(records.noteDrafts, records.noteDraftPath(bookingId, caller.uid)),
  ]);
  // The amendments belong to a signed note.
  const wanted = note !== null && (input.versions || note.signedAt !== null);
  return { request, note, draft, versions: wanted ? await versionsOf(bookingId) : [] };
});

async function versionsOf(bookingId: string) {
  const all = db().collection(records.noteVersionsPath(bookingId)).orderBy('version', 'desc');
  const { docs } = await all.limit(VERSIONS_READ).get();
  return docs.map((doc) => records.noteVersions.fromStored(doc.data()));
}
