import * as correcting from '@tulia/domain/booking/clients/correct-client';
import type { Client } from '@tulia/domain/booking/clients/client';
import { correctClient as contract } from '@tulia/domain/calls/people/client-file';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { clientWrite } from '@tulia/domain/records/booking-writes';
import { clientPath } from '@tulia/domain/records/client';
import { Refusal } from '@tulia/domain/refusal';
import type { Transaction } from 'firebase-admin/firestore';
import { callerName, eventActor } from '../../bookings/actor';
import { commitPlan } from '../../bookings/commit';
import { queueMail } from '../../mail/outbox';
import { applyToClients, mayAboutClient, requireFile } from '../../people/clients';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { carryOut } from '../../platform/carry-out';
import { recordsOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { writeAudit } from '../../practice/audit';
import { readSettings } from '../../practice/settings';

export const correctClient = callable(contract, async (input, { caller, clock }) => {
  const { clientId, version, ...correction } = input;
  if (!(await mayAboutClient(caller, contract.may, clientId))) throw new Refusal('forbidden');
  const settings = await readSettings();
  return db().runTransaction(async (transaction) => {
    const now = clock.now();
    const before = await requireFile(transaction, { clientId, version });
    const fields = correcting.correctedFields(before, correction);
    if (fields.length === 0) return { changed: 0, sessions: 0 };
    const plans = (await comingOf(transaction, before)).flatMap((booking) => {
      const given = { correction, signedBy: eventActor(caller) };
      return correcting.followCorrection({ booking, client: before }, given, now) ?? [];
    });
    // Each session starts from the client as the session before left it.
    const known = new Map<string, Client | null>([[clientId, before]]);
    for (const { clients } of plans)
      for (const { id, after } of await applyToClients(transaction, clients, known, settings))
        known.set(id, after);
    const counted = known.get(clientId) ?? before;
    const after = correcting.correctedClient(
      counted,
      { before, correction, by: callerName(caller) },
      now,
    );

    const writer = writerOf(transaction);
    for (const plan of plans) commitPlan(writer, plan, []);
    carryOut(writer, [clientWrite({ id: clientId, after })]);
    const subject = clientPath(clientId);
    writeAudit(writer, caller, { action: 'client-corrected', subject, fields }, now);
    // Only an account has proved its address.
    if (after.clientUserId !== null) {
      const mail = {
        id: `client-corrected_${clientId}_${after.contactVersion}`,
        to: after.email,
        template: 'client-corrected' as const,
        language: after.language,
        bookingId: null,
        parameters: {
          fullName: after.name,
          fields: fields.join(','),
          sessions: plans.length > 0,
        },
      };
      queueMail(writer, mail, now);
    }
    return { changed: fields.length, sessions: plans.length };
  });
});

async function comingOf(transaction: Transaction, { coming }: Client) {
  const refs = Object.keys(coming).map((id) => db().doc(bookingPath(id)));
  return refs.length === 0 ? [] : recordsOf(bookings, { docs: await transaction.getAll(...refs) });
}
