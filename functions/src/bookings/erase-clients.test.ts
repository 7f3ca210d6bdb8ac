/** Which clients go when their time is over, in what order their bookings do, and what stops that. */
import { policyName, yearsAfter } from '@tulia/domain/booking/retention';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clientPath, clients } from '@tulia/domain/records/client';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { describe, expect, it, vi } from 'vitest';
import { putBooking, putClientOf, storedClient } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { trail } from '../platform/testing/trail';
import { countRetentions, eraseClientsOver } from './erase-clients';

vi.mock('../platform/app');
vi.mock('../platform/log');

const session = aConfirmed({ status: 'completed' });
const END = yearsAfter(session.endsAt, 7);
const settings = defaultPracticeSettings;
/** Two requests of the day before, which came to nothing. */
const requests = ['request-1', 'request-2'].map((id) =>
  aBooking({ id, status: 'rejected', startsAt: session.startsAt - DAY }),
);
const retentionOf = (clientId: string) => storedClient(clientId).retention;

function put(own: readonly [Booking, ...Booking[]], change: Partial<Client> = {}): void {
  for (const booking of own) putBooking(booking);
  putClientOf(own, change);
}
const ofAnother = (id: string, part: Partial<Booking> = {}) =>
  aConfirmed({ id, clientId: `of-${id}`, clientUserId: id, status: 'completed', ...part });
const erase = (now = END, most = 200) => eraseClientsOver(settings, now, most);
const left = () => Object.keys(memory.all(bookings.collection)).sort();
const clientsLeft = () => Object.keys(memory.all(clients.collection)).sort();
const agreed = (uid: string) => memory.put(`consents/${uid}`, { uid });

describe('a client whose time is over', () => {
  it('goes at that instant with all bookings, not before, and takes nothing of others along', async () => {
    put([session, ...requests]);
    put([ofAnother('brian', { startsAt: session.startsAt + DAY })]);
    agreed('amina');
    agreed('brian');
    expect(await erase(END - 1)).toBe(0);
    expect(left()).toHaveLength(4);
    expect(await erase()).toBe(3);
    expect([left(), clientsLeft()]).toEqual([['brian'], ['of-brian']]);
    expect(Object.keys(memory.all('consents'))).toEqual(['brian']);
  });

  it('takes the signs of records that were merged into it along, and waits for their sessions', async () => {
    const former = { id: 'former', name: '', email: '', phone: '', filled: [] };
    const later = aConfirmed({
      id: 'later',
      status: 'completed',
      startsAt: session.startsAt + DAY,
    });
    put([session, { ...later, endsAt: session.endsAt + DAY, clientUserId: null }], {
      mergedFrom: [former, { ...former, id: 'taken-again' }],
    });
    memory.put(clientPath('former'), { mergedInto: session.clientId });
    memory.put(clientPath('taken-again'), { name: 'Somebody new' });
    expect(await erase()).toBe(0);
    expect(await erase(END + DAY)).toBe(2);
    expect(clientsLeft()).toEqual(['taken-again']);
  });

  it('is counted once more before, and stays where the bookings say a later day', async () => {
    const early = { until: END - 400 * DAY, bySession: true, policy: policyName(settings) };
    put([session], { retention: early });
    expect(await erase(END - DAY)).toBe(0);
    expect(left()).toEqual([session.id]);
    expect(retentionOf(session.clientId).until).toBe(END);
  });

  it('stays from the moment on at which a new session is asked for', async () => {
    put([session, requests[0]!]);
    const asked = aBooking({ id: 'asked', startsAt: END + DAY });
    // Once the client is counted, and the first booking has gone.
    memory.meanwhile(() => undefined);
    memory.meanwhile(() => undefined);
    memory.meanwhile(() => put([session, asked]));
    await erase();
    expect(left()).toEqual(['asked', session.id]);
  });

  it('waits as a whole for a meeting to be removed, a week and no longer', async () => {
    const meeting = { ...session.meeting, state: 'unwanted' as const };
    put([{ ...requests[0]!, meeting }, session]);
    expect(await erase(END + 7 * DAY - 1)).toBe(0);
    expect(left()).toHaveLength(2);
    expect(await erase(END + 7 * DAY)).toBe(2);
  });

  it('keeps what it agreed to as long as a booking is left', async () => {
    agreed('amina');
    put([session, ...requests]);
    await erase(END, 2);
    expect([left(), Object.keys(memory.all('consents'))]).toEqual([[session.id], ['amina']]);
    await erase(END, 2);
    expect(memory.all('consents')).toEqual({});
  });

  it('who had neither an account nor a session goes years after the time that was asked for', async () => {
    const guest = { clientUserId: null, createdBy: 'guest' as const };
    const asked = aBooking({ ...guest, status: 'rejected' });
    put([asked]);
    const end = yearsAfter(asked.endsAt, 7);
    expect(await erase(end - 1)).toBe(0);
    expect(await erase(end)).toBe(1);
    expect([left(), clientsLeft()]).toEqual([[], []]);
  });

  it('has a receipt of each night that erased something, which counts that night alone', async () => {
    put([session, ...requests]);
    await erase(END, 2);
    await erase(END + DAY, 2);
    await erase(END + 2 * DAY, 2);
    const receipt = { action: 'records-erased', subject: clientPath(session.clientId) };
    expect(trail()).toMatchObject([
      { ...receipt, count: 2 },
      { ...receipt, count: 1 },
    ]);
  });

  it('goes before one whose time was over later; what is too much for a night waits', async () => {
    const later = ofAnother('later', { startsAt: session.startsAt + DAY });
    put([later, { ...later, id: 'latest' }]);
    put([session]);
    expect(await erase(END + DAY, 2)).toBe(2);
    expect(left()).toHaveLength(1);
    expect(clientsLeft()).toEqual(['of-later']);
    expect(await erase(END + DAY, 2)).toBe(1);
    expect(left()).toEqual([]);
  });

  it('is left to the next night where it cannot be erased, and holds up no other', async () => {
    put([session]);
    put([ofAnother('later', { startsAt: session.startsAt + DAY })]);
    vi.spyOn(memory, 'recursiveDelete').mockRejectedValueOnce(new Error('gone'));
    expect(await erase(END + DAY)).toBe(1);
    expect(left()).toEqual([session.id]);
    expect(await erase(END + DAY)).toBe(1);
  });
});

describe('counting until when clients are kept', () => {
  const stale = { until: null, bySession: false, policy: '' };

  it('reaches every client not counted yet or by other settings, and changes no other', async () => {
    const [never, other, right] = ['never', 'other', 'right'].map((id) => ofAnother(id));
    put([never!], { retention: stale });
    put([other!], { retention: { until: 1, bySession: true, policy: '5 years' } });
    put([right!], { version: 9 });
    await countRetentions(settings, END, 200);
    const counted = { until: END, bySession: true, policy: policyName(settings) };
    for (const id of ['of-never', 'of-other']) expect(retentionOf(id)).toEqual(counted);
    expect(memory.read(clientPath('of-right'))).toMatchObject({ version: 9 });
  });

  it('goes on where one fails, and another night where there are too many', async () => {
    for (const id of ['a', 'b', 'c']) put([ofAnother(id)], { retention: stale });
    vi.spyOn(memory, 'runTransaction').mockRejectedValueOnce(new Error('busy'));
    await countRetentions(settings, END, 2);
    expect(['a', 'b', 'c'].map((id) => retentionOf(`of-${id}`).until)).toEqual([null, END, null]);
    await countRetentions(settings, END, 2);
    expect(['a', 'b', 'c'].map((id) => retentionOf(`of-${id}`).until)).toEqual([END, END, END]);
  });
});
