/** Admins give a client without an account a copy of their data, or erase them, as an account's owner does alone. */
import { hasLeft, type Booking } from '@tulia/domain/booking/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { isRecord, retainedUntil } from '@tulia/domain/booking/retention';
import { isActive } from '@tulia/domain/booking/status';
import * as contracts from '@tulia/domain/calls/people/client-file';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { consents } from '@tulia/domain/records/consent';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { recordAccess } from '../../bookings/access-log';
import { letGo } from '../../bookings/unlink-booking';
import { copyOf } from '../../people/person-copy';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { countEachCall, perHour } from '../../platform/rate-limit';
import { readRecord, recordsOf } from '../../platform/stored';
import { recordAudit } from '../../practice/audit';
import { readSettings } from '../../practice/settings';

const EXPORTS_PER_HOUR = 10;

export const exportClient = callable(contracts.exportClient, async (input, { caller, clock }) => {
  const { clientId } = input;
  const now = clock.now();
  requireRecentSignIn(caller, now);
  await countEachCall([perHour('export', caller.uid, EXPORTS_PER_HOUR)], now);
  const { client, own } = await withoutAccount(clientId);
  // The copy holds what the client told.
  for (const booking of own) await recordAccess(caller, booking, now);
  const subject = clientPath(clientId);
  await recordAudit(caller, { action: 'client-exported', subject, fields: [] }, now);
  const agreed = (await recordedAbout(clientId)).map((doc) => doc.data());
  // Contact messages go only to who proved the address.
  const nothing = { account: null, profile: null, written: [], devices: [], texts: null };
  return copyOf({ ...nothing, client, own, agreed }, now);
});

export const eraseClient = callable(contracts.eraseClient, async (input, { caller, clock }) => {
  const { clientId, name } = input;
  const now = clock.now();
  requireRecentSignIn(caller, now);
  const { client, own } = await withoutAccount(clientId);
  if (sameName(name) !== sameName(client.name))
    throw new Refusal('invalid-input', { fields: { name: 'name-differs' } });
  const ahead = own.filter(({ status, endsAt }) => isActive(status) && endsAt > now);
  if (ahead.length > 0) throw new Refusal('sessions-ahead', { count: ahead.length });
  const subject = clientPath(clientId);
  await recordAudit(caller, { action: 'client-erased', subject, fields: [] }, now);
  const settings = await readSettings();
  // Bookings that an interrupted try unlinked count too, so that all records end on one day.
  const retainUntil = retainedUntil(own, settings, now);
  await letGoOfConsents(clientId, retainUntil);
  for (const booking of own.filter((each) => !hasLeft(each))) {
    await letGo(booking, { retainUntil, settings }, false, { caller, clock, clientId });
  }
  return { kept: retainUntil === null ? 0 : own.filter(isRecord).length, retainUntil };
});

const sameName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** @throws Refusal not-found, forbidden for a client with an account, who does this alone */
async function withoutAccount(clientId: string): Promise<{ client: Client; own: Booking[] }> {
  const client = await readRecord(clients, clientPath(clientId));
  if (client === null) throw new Refusal('not-found');
  if (client.clientUserId !== null) throw new Refusal('forbidden');
  const all = db().collection(bookings.collection).where('clientId', '==', clientId);
  const own = recordsOf(bookings, await all.get());
  return { client, own: own.sort((a, b) => b.createdAt - a.createdAt) };
}

async function recordedAbout(clientId: string) {
  const all = db().collection(consents.collection).where('clientId', '==', clientId);
  return (await all.get()).docs;
}

async function letGoOfConsents(clientId: string, retainUntil: Instant | null): Promise<void> {
  const batch = db().batch();
  for (const { ref } of await recordedAbout(clientId)) {
    if (retainUntil === null) batch.delete(ref);
    else batch.update(ref, consents.toStoredPart({ retainUntil }));
  }
  await batch.commit();
}
