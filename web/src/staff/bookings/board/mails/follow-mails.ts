import type { Meeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mailStatuses } from '@tulia/domain/records/mail';
import { loadFirestore, type LoadedFirestore } from '../../../../platform/firebase/firestore';
import { trackListener } from '../../../../platform/firebase/listeners';
import { fateOf, isOfChange, type MailFate } from './mail-fate';

/**
 * One change causes fewer emails. The limit differs from that of the list of emails: with the same limit the SDK would
 * answer from the list's open query, which still lacks the emails of the change.
 */
const OF_ONE_CHANGE = 12;
/** Firestore calls the listeners of one commit one after the other; `hear` waits for all of them. */
const ALL_TOLD_MS = 50;

export interface BookingChange {
  bookingId: string;
  version: number;
}

export interface Course {
  fate: MailFate;
  /** null: not known yet */
  meeting: Pick<Meeting, 'state' | 'problem'> | null;
}

/**
 * Watches the meeting and the emails of a change, so that a toast says only what has happened. Ends when `hear` returns
 * true, when the booking changes again, or when a read fails.
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
          // The cache may lack the emails of the change.
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
          // An open listener may first answer with the state before the change.
          const isOver = (booking?.version ?? Infinity) > version;
          if (isOver && !snapshot.metadata.fromCache) end();
        },
        end,
      ),
    ),
  );
}
