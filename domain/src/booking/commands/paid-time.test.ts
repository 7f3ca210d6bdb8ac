/** What money, or a typed code, does for the time of a request, and how a booking passes to an account. */
import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../../money/summary';
import { lockRefs } from '../../slot/lock-refs';
import { aBooking } from '../../testing/booking';
import { byOwner, locksAt, noLocks } from '../../testing/decision';
import { codeOf, refusalOf } from '../../testing/refusal';
import { HOUR, MINUTE } from '../../time/instant';
import type { Booking } from '../booking';
import { searchTerms } from '../search-terms';
import { changeContact, changeContactByLink } from './change-contact';
import { claim } from './claim';
import { timeOncePaid, timeOnceSaid } from './time/keep-time';
import { endSaid, sayPaid } from './money/say-paid';

const request = (change: Partial<Booking> = {}): Booking => {
  const booking = aBooking(change);
  return { ...booking, holdExpiresAt: booking.createdAt + 15 * MINUTE, ...change };
};
const now = request().createdAt + 5 * MINUTE;
const refs = lockRefs(request(), request());
const paidInFull = { ...nothingPaid(3000), paid: 3000, balance: 0 };
const byClient = byOwner.signedBy;

/** The locks of the time, owned by another booking: with `until` a hold, else a session. */
const inTheWay = (until: number | null) => locksAt(request(), 'other', until);
/** The client types a code. */
const say = (booking: Booking, code = 'QWE1234567') =>
  sayPaid({ booking, locks: noLocks }, { code, canAsk: true, signedBy: byClient }, now);

describe('a request that is paid in full', () => {
  it('claims its time without an end, and takes over lapsed holds', () => {
    expect(timeOncePaid(request(), paidInFull, noLocks, now)).toEqual({
      fields: { paidTime: 'kept', holdExpiresAt: null },
      locks: { claim: refs, until: null, lapsedBookingIds: [] },
    });
    const kept = timeOncePaid(request(), paidInFull, inTheWay(now - 1), now);
    expect(kept.locks).toEqual({ claim: refs, until: null, lapsedBookingIds: ['other'] });
  });

  it.each([
    ['another booking holds it', inTheWay(now + HOUR), now],
    ['another booking is confirmed for it', inTheWay(null), now],
    ['it begins', noLocks, request().startsAt],
    ['it is over', noLocks, request().endsAt + 1],
  ])('is paid too late when %s, and needs a refund', (_, locks, at) => {
    const lost = timeOncePaid(request(), paidInFull, locks, at);
    expect(lost.locks).toEqual({});
    expect(lost.fields).toMatchObject({
      paidTime: 'lost',
      holdExpiresAt: null,
      payment: { state: 'refund-due' },
    });
  });

  it.each([
    ['it is confirmed', { status: 'confirmed' }, paidInFull],
    ['its time is kept', { paidTime: 'kept' }, paidInFull],
    ['its time is lost', { paidTime: 'lost' }, paidInFull],
    ['a part is open', {}, { ...paidInFull, paid: 2999, balance: 1 }],
  ] as const)('changes nothing when %s', (_, change, payment) => {
    expect(timeOncePaid(request(change), payment, noLocks, now)).toEqual({
      fields: {},
      locks: {},
    });
  });
});

describe('a request whose client typed a receipt code', () => {
  it('claims its time, unless it is taken, decided, paid, or was kept by a code before', () => {
    expect(timeOnceSaid(request(), noLocks, true, now)).toEqual({
      fields: { paidTime: 'said', holdExpiresAt: now + HOUR },
      locks: { claim: refs, until: null, lapsedBookingIds: [] },
    });
    for (const [booking, locks] of [
      [request(), inTheWay(null)],
      [request({ status: 'confirmed' }), noLocks],
      [request({ paidTime: 'lost' }), noLocks],
      [request({ paidTime: 'unseen' }), noLocks],
    ] as const)
      expect(timeOnceSaid(booking, locks, true, now)).toEqual({ fields: {}, locks: {} });
  });

  it('keeps the time for an hour or the longer hold, or until staff decide where no provider can be asked', () => {
    const end = (held: number | null, canAsk: boolean) =>
      timeOnceSaid(request({ holdExpiresAt: held }), noLocks, canAsk, now).fields.holdExpiresAt;
    expect(end(null, true)).toBe(now + HOUR);
    expect(end(now + 2 * HOUR, true)).toBe(now + 2 * HOUR);
    expect(end(now + 2 * HOUR, false)).toBeNull();
  });

  it('stores the code, keeps the time, and notifies the practice', () => {
    const plan = say(request(), ' qwe-123 4567. ');
    expect(plan?.after).toMatchObject({
      saidCode: 'QWE1234567',
      paidTime: 'said',
      holdExpiresAt: now + HOUR,
    });
    expect(plan?.event).toMatchObject({ action: 'say-paid', details: { code: 'QWE1234567' } });
    expect(plan?.locks.claim).toEqual(refs);
    expect(plan?.mails.length).toBeGreaterThan(0);
  });

  it('accepts a code once, and only while an amount is open', () => {
    expect(say(request({ saidCode: 'QWE1234567' }))).toBeNull();
    expect(refusalOf(() => say(request({ payment: paidInFull })))).toMatchObject({
      code: 'transition-not-allowed',
      details: { from: 'pending', action: 'say-paid' },
    });
    expect(refusalOf(() => say(request(), 'no code'))).toMatchObject({
      code: 'invalid-input',
      details: { fields: { code: 'code-invalid' } },
    });
  });
});

describe('a typed code, once the provider has answered', () => {
  const own = locksAt(request(), request().id);
  const said = { paidTime: 'said', saidCode: 'QWE1234567', holdExpiresAt: now } as const;
  const end = (change: Partial<Booking> = {}) =>
    endSaid({ booking: request({ ...said, ...change }), locks: own }, now);

  it('releases the time when the provider does not know it, and the request waits on', () => {
    const plan = end();
    expect(plan?.after).toMatchObject({
      status: 'pending',
      paidTime: 'unseen',
      holdExpiresAt: null,
      saidCode: 'QWE1234567',
    });
    expect(plan?.locks.release).toEqual(refs);
    expect(plan?.event).toMatchObject({ action: 'end-said', actor: { kind: 'system' } });
    expect(plan?.mails).toEqual([]);
    expect(plan?.clients).toEqual([]);
  });

  it('releases the time when it paid only a part', () => {
    const part = { ...nothingPaid(3000), paid: 1, balance: 2999, codes: ['QWE1234567'] };
    expect(end({ payment: part })?.after).toMatchObject({ paidTime: null, holdExpiresAt: null });
  });

  it.each<[string, Partial<Booking>]>([
    ['its hour is not over', { holdExpiresAt: now + 1 }],
    ['staff alone can look for it', { holdExpiresAt: null }],
    ['it is paid', { paidTime: 'kept', holdExpiresAt: null }],
    ['it was ended before', { paidTime: 'unseen' }],
  ])('changes nothing when %s', (_, change) => {
    expect(end(change)).toBeNull();
  });

  it.each<[string, Partial<Booking>]>([
    ['while it is looked for', { holdExpiresAt: now + 1 }],
    ['once it was not found', { paidTime: 'unseen', holdExpiresAt: null }],
    ['when it paid a part', { paidTime: null, holdExpiresAt: null }],
  ])('can be corrected %s, and the correction does not keep the time again', (_, change) => {
    const before = request({ ...said, ...change });
    expect(say(before)).toBeNull();
    const { paidTime, holdExpiresAt } = before;
    const plan = say(before, 'ABC7654321');
    expect(plan?.after).toMatchObject({ saidCode: 'ABC7654321', paidTime, holdExpiresAt });
    expect(plan?.locks).toMatchObject({ claim: [], release: [] });
    expect(plan?.event).toMatchObject({ action: 'say-paid', details: { code: 'ABC7654321' } });
  });

  it('still pays for the time when the payment comes later', () => {
    const late = request({ ...said, paidTime: 'unseen', holdExpiresAt: null });
    expect(timeOncePaid(late, paidInFull, noLocks, now).fields.paidTime).toBe('kept');
    expect(timeOncePaid(late, paidInFull, inTheWay(null), now).fields.paidTime).toBe('lost');
  });
});

describe('a booking made for an address', () => {
  const input = { uid: 'amina', email: 'amina@example.com', clientId: 'c9', signedBy: byClient };
  const claimed = (change: Partial<Booking>, more: Partial<typeof input> = {}) =>
    claim({ booking: request(change) }, { ...input, ...more }, now);

  it('belongs to the account of that address once it is claimed', () => {
    const plan = claimed({ clientUserId: null });
    expect(plan?.after).toMatchObject({
      clientUserId: 'amina',
      clientId: 'c9',
      clientEmail: 'amina@example.com',
    });
    expect(plan?.event).toMatchObject({ action: 'claim', actor: byClient });
  });

  it('follows its account to another address, by which staff find it', () => {
    const plan = claimed({}, { email: 'new@example.com' });
    expect(plan?.after.clientEmail).toBe('new@example.com');
    expect(plan?.after.searchTerms).toEqual(
      searchTerms({ ...request(), clientEmail: 'new@example.com' }),
    );
  });

  it.each([
    ['the account’s already', {}, {}],
    ['of another account', { clientUserId: 'brian' }, {}],
    ['made for another address', { clientUserId: null, clientEmail: 'b@example.com' }, {}],
    ['made for no address', { clientUserId: null, clientEmail: '' }, { email: '' }],
    ['of an account without an address', {}, { email: '' }],
  ])('is not claimed when it is %s', (_, change, more) => {
    expect(claimed(change, more)).toBeNull();
  });
});

describe('contact details', () => {
  const typed = {
    name: ' Amina W. ',
    email: ' a@example.com ',
    phone: ' 0711 ',
    signedBy: byClient,
  };

  it('change as typed, and access and emails keep the account’s address', () => {
    const plan = changeContact({ booking: request() }, typed, now);
    expect(plan.after).toMatchObject({
      clientName: 'Amina W.',
      clientPhone: '0711',
      clientEmail: 'amina@example.com',
      clientData: { name: 'Amina W.', email: 'a@example.com', phone: '0711' },
      searchTerms: searchTerms({ ...request(), clientName: 'Amina W.', clientPhone: '0711' }),
    });
    expect(plan.event).toMatchObject({ action: 'contact', actor: byClient });
    expect(plan).toMatchObject({ shares: [], card: { clientName: 'Amina W.' } });
    const same = { ...typed, name: request().clientName };
    expect(changeContact({ booking: request() }, same, now).card).toBeNull();
  });

  it('change by a link, and the address that stays is told which', () => {
    const before = request({ version: 1 });
    const byLink = (name: string, phone: string, booking = before) =>
      changeContactByLink({ booking }, { version: 1, name, phone, signedBy: byClient }, now);
    const told = (changed: string) => [{ to: before.clientEmail, parameters: { changed } }];
    expect(byLink('Amina W.', before.clientPhone)?.mails).toMatchObject(told('name'));
    expect(byLink('Amina W.', '0733')?.mails).toMatchObject(told('both'));
    const { after, mails } = byLink('', '0733')!;
    expect(mails).toMatchObject(told('phone'));
    // A second press has nothing to do.
    expect(byLink('', '0733', after)).toBeNull();
    expect(codeOf(() => byLink('', '0744', after))).toBe('version-conflict');
  });

  it('of a booking that is over cannot change', () => {
    const change = () => changeContact({ booking: request({ status: 'cancelled' }) }, typed, now);
    expect(codeOf(change)).toBe('forbidden');
  });
});
