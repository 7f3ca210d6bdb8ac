/**
 * One mail to the practice for each time that a service stops taking its credentials, however many actions meet
 * that.
 */
import { TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import type { ConnectionName } from '@tulia/domain/practice/connections';
import { connections } from '@tulia/domain/records/watch/connection';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { connectionRef } from '../platform/connections';
import { describeError, logFault } from '../platform/log';
import { writerOf } from '../platform/writer';
import { queueMail } from './outbox';

/**
 * Writes to the practice about a problem that it was not told of yet; the next occasion tries again after a
 * failure.
 */
export async function tellOfTrouble(name: ConnectionName, clock: Clock): Promise<void> {
  try {
    await tell(name, clock);
  } catch (error) {
    logFault('practice not told', { where: `tellOfTrouble.${name}`, ...describeError(error) });
  }
}

async function tell(name: ConnectionName, clock: Clock): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const ref = connectionRef(name);
    const found = await transaction.get(ref);
    const { problem, since, toldAt } = connections.fromStored(found.data() ?? {});
    if (problem === null || toldAt !== null) return;
    const now = clock.now();
    transaction.update(ref, connections.toStoredPart({ toldAt: now }));
    const id = `connection_${name}_${since ?? now}`;
    const to = TO_PRACTICE;
    const parameters = { connection: name, since: since ?? now };
    queueMail(
      writerOf(transaction),
      { id, to, template: 'connection-lost', language: MAIN_LANGUAGE, bookingId: null, parameters },
      now,
    );
  });
}
