/**
 * Watches what becomes of a change of a booking, its meeting and its mails, for as long as that takes, so that a toast
 * says only what has happened.
 */
import type { Meeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mailStatuses } from '@tulia/domain/records/mail';
import { loadFirestore, type LoadedFirestore } from '../../../../platform/firebase/firestore';
import { trackListener } from '../../../../platform/firebase/listeners';
import { fateOf, isOfChange, type MailFate } from './mail-fate';

/**
 * More mails than one change causes, and fewer than the list of mails reads. With the limit of that list the SDK
 * would answer at once from its open query, with the mails from before the change.
 */
const OF_ONE_CHANGE = 12;
/** Firestore tells its listeners of one commit one after the other: what is said waits for all of them. */
const ALL_TOLD_MS = 50;

export interface BookingChange {
  bookingId: string;
  /** the version of the booking that the change made */
  version: number;
}

/** How far a change has come. */
export interface Course {
  fate: MailFate;
  /** null until it is known */
  meeting: Pick<Meeting, 'state' | 'problem'> | null;
}

/**
 * Ends when `hear` has heard enough, when the booking is changed again, or when nothing can be read any more.
 * @param hear is told of every step; answers whether it has heard enough
 */
export function followMails(
  change: BookingChange,
  hear: (course: Course) => boolean,
): Promise<unknown> {
  return loadFirestore().then(
    (firestore) => follow(firestore, change, hear),
    () => undefined,
  );
}

function follow(
  { db, sdk }: LoadedFirestore,
  { bookingId, version }: BookingChange,
  hear: (course: Course) => boolean,
): void {
  const stops: (() => void)[] = [];
  const course: Course = { fate: 'unclear', meeting: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
  const step = (part: Partial<Course>) => {
    Object.assign(course, part);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (hear({ ...course })) end();
    }, ALL_TOLD_MS);
  };
  const ofMails = sdk.query(
    sdk.collection(db, mailStatuses.collection),
    sdk.where('bookingId', '==', bookingId),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(OF_ONE_CHANGE),
  );
  stops.push(
    trackListener(
      sdk.onSnapshot(
        ofMails,
        (snapshot) => {
          // Before the server has answered, an empty list means nothing.
          if (snapshot.metadata.fromCache) return;
          const own = snapshot.docs.filter(({ id }) => isOfChange(id, bookingId, version));
          step({ fate: fateOf(own.map((doc) => mailStatuses.fromStored(doc.data()))) });
        },
        end,
      ),
    ),
    trackListener(
      sdk.onSnapshot(
        sdk.doc(db, bookingPath(bookingId)),
        (snapshot) => {
          const data = snapshot.data();
          const booking = data === undefined ? null : bookings.fromStored(data);
          if (booking?.version === version) step({ meeting: booking.meeting });
          // A listener that was there before may answer first with what stood before the change.
          const isOver = (booking?.version ?? Infinity) > version;
          if (isOver && !snapshot.metadata.fromCache) end();
        },
        end,
      ),
    ),
  );
}
