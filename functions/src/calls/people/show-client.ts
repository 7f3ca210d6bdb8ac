import { showClient as contract, type ClientAccount } from '@tulia/domain/calls/people/show-client';
import { clientPath, clients } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { Refusal } from '@tulia/domain/refusal';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { recordedConsents } from '../../people/consents';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { mayAboutClient } from '../../people/clients';
import { readRecord, recordsOf } from '../../platform/stored';
import { historyAbout } from '../../practice/audit';

/** More texts than any client agrees to. */
const CONSENTS_READ = 50;

export const showClient = callable(contract, async ({ clientId }, { caller }) => {
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null || client.mergedInto !== undefined) throw new Refusal('not-found');
  const uid = client.clientUserId;
  const [seesEmergencyContact, given, profile, history] = await Promise.all([
    mayAboutClient(caller, 'see-confidential', clientId),
    consentsOf(clientId, uid),
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

async function consentsOf(
  clientId: string,
  uid: string | null,
): Promise<ClientAccount['consents']> {
  const all = db().collection(consents.collection);
  const [recorded, given] = await Promise.all([
    recordedConsents(clientId),
    uid === null ? [] : all.where('uid', '==', uid).limit(CONSENTS_READ).get().then(recordsIn),
  ]);
  return [...recorded, ...given]
    .sort((a, b) => b.at - a.at || (b.recordedAt ?? 0) - (a.recordedAt ?? 0))
    .map(({ form, version, at, guardianName, kind, way, recordedBy, withdrawnAt }) => {
      const by = recordedBy?.name ?? null;
      return { form, version, at, guardianName, kind, way, recordedBy: by, withdrawnAt };
    });
}

const recordsIn = (found: QuerySnapshot) => recordsOf(consents, found);
