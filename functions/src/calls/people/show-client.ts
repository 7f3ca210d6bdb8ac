import { showClient as contract, type ClientAccount } from '@tulia/domain/calls/people/show-client';
import { clientPath, clients } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { mayAboutClient } from '../../people/clients';
import { readRecord } from '../../platform/stored';
import { historyAbout } from '../../practice/audit';

/** More texts than any client agrees to. */
const CONSENTS_READ = 50;

export const showClient = callable(contract, async ({ clientId }, { caller }) => {
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null) throw new Refusal('not-found');
  const uid = client.clientUserId;
  const [seesEmergencyContact, given, profile, history] = await Promise.all([
    mayAboutClient(caller, 'see-confidential', clientId),
    uid === null ? [] : consentsOf(uid),
    uid === null ? null : readRecord(profiles, profilePath(uid)),
    historyAbout(clientPath(clientId)),
  ]);
  const { emergencyContact = null, preferences } = profile?.profile ?? {};
  return {
    reachBy: preferences?.communicationMethod ?? null,
    seesEmergencyContact,
    emergencyContact: seesEmergencyContact ? emergencyContact : null,
    consents: given,
    history: history.map(({ at, actor, action, fields }) => ({
      at,
      by: actor.name,
      action,
      fields,
    })),
  };
});

async function consentsOf(uid: string): Promise<ClientAccount['consents']> {
  const all = db().collection(consents.collection).where('uid', '==', uid);
  const { docs } = await all.limit(CONSENTS_READ).get();
  return docs
    .map((doc) => consents.fromStored(doc.data()))
    .sort((a, b) => b.at - a.at)
    .map(({ form, version, at, guardianName }) => ({ form, version, at, guardianName }));
}
