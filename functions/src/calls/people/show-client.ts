import { showClient as contract, type ClientAccount } from '@tulia/domain/calls/people/show-client';
import { mayAbout } from '@tulia/domain/person/permission';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import type { Caller } from '../../platform/caller';
import { readRecord } from '../../platform/stored';

/** More texts than any client agrees to. */
const CONSENTS_READ = 50;

export const showClient = callable(contract, async ({ clientId }, { caller }) => {
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null || client.mergedInto !== undefined) throw new Refusal('not-found');
  const uid = client.clientUserId;
  const [seesEmergencyContact, given, profile] = await Promise.all([
    seesConfidentialOf(caller, clientId),
    uid === null ? [] : consentsOf(uid),
    uid === null ? null : readRecord(profiles, profilePath(uid)),
  ]);
  const { emergencyContact = null, preferences } = profile?.profile ?? {};
  return {
    reachBy: preferences?.communicationMethod ?? null,
    seesEmergencyContact,
    emergencyContact: seesEmergencyContact ? emergencyContact : null,
    consents: given,
  };
});

/** True for an admin, and for a therapist with a booking of the client. */
async function seesConfidentialOf(caller: Caller, clientId: string): Promise<boolean> {
  if (mayAbout(caller.role, 'see-confidential', false)) return true;
  const { practitionerId } = caller;
  if (practitionerId === null || !mayAbout(caller.role, 'see-confidential', true)) return false;
  const own = db()
    .collection(bookings.collection)
    .where('clientId', '==', clientId)
    .where('practitionerId', '==', practitionerId);
  return !(await own.limit(1).get()).empty;
}

async function consentsOf(uid: string): Promise<ClientAccount['consents']> {
  const all = db().collection(consents.collection).where('uid', '==', uid);
  const { docs } = await all.limit(CONSENTS_READ).get();
  return docs
    .map((doc) => consents.fromStored(doc.data()))
    .sort((a, b) => b.at - a.at)
    .map(({ form, version, at, guardianName }) => ({ form, version, at, guardianName }));
}
