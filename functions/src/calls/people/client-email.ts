/** An address that staff note for a client without an account, and the client's proof that it is theirs. */
import { knowsPhone, isProofOpen, readdress } from '@tulia/domain/booking/clients/prove-email';
import { withTerms, type Client } from '@tulia/domain/booking/clients/client';
import * as contracts from '@tulia/domain/calls/people/client-file';
import type { AuditAction } from '@tulia/domain/records/audit';
import { bookings } from '@tulia/domain/records/booking';
import type { Booking, BookingEvent } from '@tulia/domain/booking/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { LAST_MAIL_KEPT } from '@tulia/domain/records/mail';
import { Refusal } from '@tulia/domain/refusal';
import type { Transaction } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { asClient, eventActor, callerName } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { limitAccountEmail, limitDigits, limitLookup } from '../../links/lookup-limits';
import { queueMail } from '../../mail/outbox';
import { clientRef, mayAboutClient, readClient, requireFile } from '../../people/clients';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import type { Caller } from '../../platform/caller';
import type { Clock } from '../../platform/clock';
import { fingerprint } from '../../platform/fingerprint';
import { recordsOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { writeAudit } from '../../practice/audit';

export const noteClientEmail = callable(contracts.noteClientEmail, async (input, context) => {
  const { caller, clock } = context;
  const { clientId, version } = input;
  const email = input.email.toLowerCase();
  if (!(await mayAboutClient(caller, contracts.noteClientEmail.may, clientId)))
    throw new Refusal('forbidden');
  if (email !== '') await limitAccountEmail(email, caller, clock.now());
  const isAsked = await db().runTransaction(async (transaction) => {
    const now = clock.now();
    const client = await requireFile(transaction, { clientId, version });
    // The address of an account is its owner's.
    if (client.clientUserId !== null) throw new Refusal('forbidden');
    const known = client.newEmail;
    const asks = email !== '' && email !== client.email;
    if (!asks && known === null && email === client.email) return false;
    const token = randomBytes(16).toString('hex');
    const noted = {
      address: email,
      since: known?.address === email ? known.since : now,
      sentAt: now,
      proof: fingerprint(token),
      wrong: 0,
    };
    const after = withTerms({
      ...client,
      email: email === '' ? '' : client.email,
      newEmail: asks ? noted : null,
      contactVersion: client.contactVersion + 1,
      contactBy: callerName(caller),
      updatedAt: now,
    });
    const writer = writerOf(transaction);
    writer.set(clientRef(clientId), clients.toStored(after));
    if (!asks || known?.address !== email) {
      const action: AuditAction = asks ? 'email-noted' : 'email-dropped';
      writeAudit(writer, caller, { action, subject: clientPath(clientId), fields: [] }, now);
    }
    if (!asks) return false;
    const mail = {
      id: `email-noted_${clientId}_${after.contactVersion}`,
      to: email,
      template: 'email-noted' as const,
      language: client.language,
      bookingId: null,
      parameters: { clientId, token },
      keptFor: LAST_MAIL_KEPT,
    };
    queueMail(writer, mail, now);
    return true;
  });
  // A stranger with an account at the dropped address must not claim the sessions, past ones neither.
  if (email === '') await readdressAll(clientId, { email, caller, clock }, eventActor(caller));
  return { isAsked };
});

export const proveEmail = callable(contracts.proveEmail, async (input, { caller, clock }) => {
  const { clientId, token, digits } = input;
  const proof = fingerprint(token);
  await limitLookup('manage-link', token, caller, clock.now());
  await limitDigits(token, clock.now());
  const open = async (transaction: Transaction): Promise<Client> => {
    const client = await readClient(transaction, clientId);
    if (client === null || !isProofOpen(client.newEmail, proof, clock.now()))
      throw new Refusal('not-found');
    return client;
  };
  const noted = await db().runTransaction(async (transaction) => {
    const client = await open(transaction);
    const { newEmail } = client;
    if (newEmail === null || knowsPhone(client, digits)) return client;
    const counted = { ...newEmail, wrong: newEmail.wrong + 1 };
    transaction.update(clientRef(clientId), clients.toStoredPart({ newEmail: counted }));
    return null;
  });
  if (noted === null) throw new Refusal('digits-wrong');
  const email = noted.newEmail?.address ?? '';
  // The link works until the end, so that the client can repeat an interrupted call.
  const signedBy = { kind: 'guest' as const, uid: null, name: noted.name };
  await readdressAll(clientId, { email, caller: asClient(caller), clock }, signedBy);
  await db().runTransaction(async (transaction) => {
    const client = await open(transaction);
    const now = clock.now();
    const { contactVersion } = client;
    const own = { email, newEmail: null, contactVersion: contactVersion + 1, contactBy: '' };
    const writer = writerOf(transaction);
    writer.set(
      clientRef(clientId),
      clients.toStored(withTerms({ ...client, ...own, updatedAt: now })),
    );
    const nobody = { ...asClient(caller), uid: '', name: '', email: null };
    const subject = clientPath(clientId);
    writeAudit(writer, nobody, { action: 'email-proved', subject, fields: [] }, now);
  });
  return {};
});

/** Each booking has its own transaction: a repeated call finishes an interrupted one. */
async function readdressAll(
  clientId: string,
  { email, caller, clock }: { email: string; caller: Caller; clock: Clock },
  signedBy: BookingEvent['actor'],
): Promise<void> {
  const own = db().collection(bookings.collection).where('clientId', '==', clientId);
  const found: Booking[] = recordsOf(bookings, await own.get());
  for (const { id: bookingId, clientEmail } of found) {
    if (clientEmail === email) continue;
    await changeBooking({ bookingId, caller, clock }, ({ booking, settings, now }) =>
      booking.clientId === clientId
        ? readdress({ booking }, { email, signedBy }, settings, now)
        : null,
    );
  }
}
