import { expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { aConfirmed } from '../../testing/booking';
import { byOwner, locksAt, stateOf } from '../../testing/decision';
import { anOffer, aWait } from '../../testing/wait';
import { DAY } from '../../time/instant';
import { startOf, swap } from './answer';

const booking = aConfirmed({ startsAt: anOffer(0).startsAt + DAY });
const now = anOffer(0).startsAt - DAY;
const offered = { ...aWait({ insteadOf: booking.id }), offer: anOffer(now + 1) };
const held = locksAt({ ...booking, ...offered.offer }, offered.offer.id, now + 1);
const swapped = (change: Partial<typeof offered> = {}, locks = held) => {
  const given = { ...byOwner, version: booking.version, ...startOf(offered) };
  return swap({ ...offered, ...change }, stateOf(booking, locks), given, settings, now);
};

it('a session moves to the offered time, and its event names the offer', () => {
  expect(swapped().event.details).toMatchObject({ offerId: offered.offer.id });
});

it.each<[string, Parameters<typeof swapped>]>([
  ['whose time nobody holds any more', [{}, new Map()]],
  ['in place of another session', [{ insteadOf: 'b2' }]],
  ['with a colleague', [{ offer: { ...offered.offer, practitionerId: 'colleague' } }]],
])('no session moves to an offer %s', (_, given) => {
  expect(() => swapped(...given)).toThrow('offer-over');
});
