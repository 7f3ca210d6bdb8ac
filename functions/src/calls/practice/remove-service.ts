/** Deletes a service, or switches it off when a booking, a block or a practitioner refers to it. */
import { removeService as contract } from '@tulia/domain/calls/practice/manage-practice';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { blocks } from '@tulia/domain/records/block';
import { bookings } from '@tulia/domain/records/booking';
import { practitioners } from '@tulia/domain/records/practitioner';
import { servicePath, services } from '@tulia/domain/records/service';
import { slotLocks } from '@tulia/domain/records/slot-lock';
import { Refusal } from '@tulia/domain/refusal';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { changeWithAudit } from '../../practice/audit';

export const removeService = callable(contract, async ({ slug }, { caller, clock }) => {
  const path = servicePath(slug);
  const { data } = await changeWithAudit(path, caller, clock.now(), async (before, transaction) => {
    if (before === undefined) throw new Refusal('not-found');
    const label = services.fromStored(before).name[MAIN_LANGUAGE];
    return (await isNamedAnywhere(transaction, slug))
      ? { action: 'service-changed', label, data: { isActive: false } }
      : { action: 'service-removed', label, data: null };
  });
  return { outcome: data === null ? ('deleted' as const) : ('switched-off' as const) };
});

async function isNamedAnywhere(transaction: Transaction, slug: string): Promise<boolean> {
  const ofService = [bookings, blocks, slotLocks].map(({ collection }) =>
    db().collection(collection).where('serviceId', '==', slug),
  );
  const offering = db()
    .collection(practitioners.collection)
    .where('services', 'array-contains', slug);
  const found = await Promise.all(
    [...ofService, offering].map((query) => transaction.get(query.limit(1))),
  );
  return found.some(({ empty }) => !empty);
}
