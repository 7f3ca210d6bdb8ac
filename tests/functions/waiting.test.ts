/** An offered time and requests for it at the same moment: Firestore's own locks decide. */
import { answerOffer, joinWaitingList } from '@tulia/domain/calls/bookings/waiting';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { offering, type Offer, type Wait } from '@tulia/domain/booking/waiting/wait';
import { offerRefs } from '@tulia/domain/booking/waiting/answer';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import { intervalOf } from '@tulia/domain/slot/interval';
import { bookingLock } from '@tulia/domain/slot/lock-refs';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeAll, expect, it } from 'vitest';
import { database, done, person, type Person } from '../support/actors';
import { bookingRequest, freeSlot, inDays, openPractice, PRACTITIONER } from '../support/makers';
import { locksOf } from './read-stored';
import { ownInstance } from './own-instance';

const { ask } = ownInstance();
beforeAll(openPractice);

/** The client waits, and the time is held for them, as the job holds it by day. */
async function offeredTo(who: Person) {
  const place = await freeSlot();
  const wish = { weekdays: [1, 2, 3, 4, 5], from: '00:00', until: '23:59', lastDate: inDays(60) };
  const { waitId } = done(
    await ask(joinWaitingList, who, {
      serviceId: 'individual-therapy',
      practitionerId: null,
      ...wish,
      insteadOf: null,
      isAdult: true,
      timezone: 'Africa/Nairobi',
      language: 'en',
    }),
  );
  const ref = database().doc(waitPath(waitId));
  const wait: Wait = waits.fromStored((await ref.get()).data() ?? {});
  const interval = intervalOf(toInstant(place.date, place.time), 50);
  const about = { ...interval, practitionerId: PRACTITIONER, practitionerName: '' };
  const { offer } = offering(wait, about, Date.now());
  const batch = database().batch();
  for (const each of offerRefs(wait, offer)) {
    const owner = { bookingId: offer.id, serviceId: wait.serviceId };
    const lock = slotLocks.toStored(bookingLock(each, owner, offer.until));
    batch.create(database().doc(slotLockPath(each.id)), lock);
  }
  batch.update(ref, waits.toStoredPart({ offer }));
  await batch.commit();
  return { place, waitId, offer };
}

const take = (who: Person, waitId: string, offer: Offer) =>
  ask(answerOffer, who, {
    waitId,
    offerId: offer.id,
    answer: 'take',
    version: null,
    stays: false,
    request: {
      fullName: 'Amina Otieno',
      phone: '0712 345 678',
      timezone: 'Africa/Nairobi',
      language: 'en',
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS.adult,
    },
  });

it('its client takes it once, pressed twice, while every request of others is refused', async () => {
  const who = await person();
  const others = await Promise.all([person(), person(), person()]);
  const { place, waitId, offer } = await offeredTo(who);
  const [one, two, ...refused] = await Promise.all([
    take(who, waitId, offer),
    take(who, waitId, offer),
    ...others.map((other) => ask(createBooking, other, bookingRequest(place))),
  ]);
  const ids = [one, two].flatMap((each) => (each.ok ? each.result.bookingId : []));
  expect(new Set(ids).size).toBe(1);
  expect(refused.map((each) => (each.ok ? 'ok' : each.code))).toEqual(Array(3).fill('slot-taken'));
  expect(Object.keys(await locksOf(ids[0] ?? ''))).toHaveLength(4);
  expect(await locksOf(offer.id)).toEqual({});
});
