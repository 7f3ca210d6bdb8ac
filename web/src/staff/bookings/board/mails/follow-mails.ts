/** Watches for a moment what becomes of the mails of a change, so that a toast says only what has happened. */
import { mailStatuses } from '@tulia/domain/records/mail';
import { loadFirestore } from '../../../../platform/firebase/firestore';
import { trackListener } from '../../../../platform/firebase/listeners';
import { fateOf, isOfChange, type MailFate } from './mail-fate';

/** Longer than a mail usually takes, and short enough that staff still wait for the answer. */
const PATIENCE_MS = 3000;
/**
 * More mails than one change causes, and fewer than the list of mails reads. With the limit of that list the SDK
 * would answer at once from its open query, with the mails from before the change.
 */
const OF_ONE_CHANGE = 12;

/** @param version the version of the booking that the change made; the fate is `waiting` when it takes too long */
export async function followMails(
  bookingId: string,
  version: number,
  patienceMs: number = PATIENCE_MS,
): Promise<MailFate> {
  const firestore = await loadFirestore().catch(() => null);
  if (firestore === null) return 'unclear';
  const { db, sdk } = firestore;
  return new Promise((resolve) => {
    let fate: MailFate = 'unclear';
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(fate);
    };
    const timer = setTimeout(end, patienceMs);
    const stop = trackListener(
      sdk.onSnapshot(
        sdk.query(
          sdk.collection(db, mailStatuses.collection),
          sdk.where('bookingId', '==', bookingId),
          sdk.orderBy('createdAt', 'desc'),
          sdk.limit(OF_ONE_CHANGE),
        ),
        (snapshot) => {
          // Before the server has answered, an empty list means nothing.
          if (snapshot.metadata.fromCache) return;
          const own = snapshot.docs.filter(({ id }) => isOfChange(id, bookingId, version));
          fate = fateOf(own.map((doc) => mailStatuses.fromStored(doc.data())));
          if (fate !== 'waiting') end();
        },
        end,
      ),
    );
  });
}
