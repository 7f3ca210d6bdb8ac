/** One email to the practice each time a service stops taking its credentials. */
import { TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import type { ToldConnection } from '@tulia/domain/practice/connections';
import { connections } from '@tulia/domain/records/watch/connection';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { connectionRef } from '../platform/connections';
import { logIfFails } from '../platform/log-if-fails';
import { writerOf } from '../platform/writer';
import { queueMail } from './outbox';

/** Never throws; after a failure the next call tries again. */
export async function tellOfTrouble(name: ToldConnection, clock: Clock): Promise<void> {
  await logIfFails('practice not told', { where: `tellOfTrouble.${name}` }, () =>
    tell(name, clock),
  );
}

async function tell(name: ToldConnection, clock: Clock): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const ref = connectionRef(name);
    const found = await transaction.get(ref);
    const { problem, since, toldAt } = connections.fromStored(found.data() ?? {});
    if (problem === null || toldAt !== null) return;
    const now = clock.now();
    transaction.update(ref, connections.toStoredPart({ toldAt: now }));
    const id = `connection_${name}_${since ?? now}`;
    const parameters = { connection: name, since: since ?? now };
    const about = { id, to: TO_PRACTICE, language: MAIN_LANGUAGE, bookingId: null } as const;
    const mail = { ...about, template: 'connection-lost', parameters } as const;
    queueMail(writerOf(transaction), mail, now);
  });
}
