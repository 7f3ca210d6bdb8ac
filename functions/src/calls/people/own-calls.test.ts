/** What a person asks for the own account: which account gets it, and how often. */
import { MOST_PUSH_TOKENS } from '@tulia/domain/calls/people/push-token';
import type { StaffWishes } from '@tulia/domain/booking/staff-notices';
import { aBooking } from '@tulia/domain/testing/booking';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { putBooking } from '../../platform/testing/bookings';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { claimMyBookings, removePushToken, savePushToken } from '../client';

vi.mock('../../platform/app');

const NOW = 500_000 * HOUR;
const amina = aClient({ address: '203.0.113.7' });
const brian = aClient({ uid: 'brian', email: 'brian@example.com', address: '203.0.113.8' });
type Who = typeof amina;
const at = (caller: Who, now = NOW) => ({ caller, clock: { now: () => now } });
const token = 'token-of-one-device';
const save = (who: Who, now = NOW, staff: StaffWishes | null = null) =>
  savePushToken.handler({ token, staff }, at(who, now));
const remove = (who: Who, now = NOW) => removePushToken.handler({ token }, at(who, now));
const claim = (who: Who, now = NOW) => claimMyBookings.handler({}, at(who, now));
const devices = () => Object.values(memory.all('pushTokens')).map(({ uid }) => uid);

beforeEach(() => {
  for (const { uid, email } of [amina, brian]) memoryAccounts.put({ uid, email: email ?? '' });
});

it('a device belongs to the account that saved it last, and is deleted once it is removed', async () => {
  expect(await save(amina)).toEqual({ wasKnown: false });
  expect(await save(amina)).toEqual({ wasKnown: true });
  expect(devices()).toEqual(['amina']);
  expect(await save(brian)).toEqual({ wasKnown: false });
  expect(devices()).toEqual(['brian']);
  await remove(amina);
  expect(devices()).toEqual([]);
  expect(await save(brian)).toEqual({ wasKnown: false });
});

it('any caller who knows a device’s token removes it, also after the session has ended', async () => {
  await save(amina);
  await removePushToken.handler({ token }, { ...at(amina), caller: aGuest() });
  expect(devices()).toEqual([]);
});

it('the oldest devices of a person give way to newer ones', async () => {
  const names = Array.from({ length: MOST_PUSH_TOKENS + 2 }, (_, index) => `${token}-${index}`);
  for (const [index, name] of names.entries())
    await savePushToken.handler({ token: name, staff: null }, at(amina, NOW + index));
  await save(brian);
  const stored = Object.values(memory.all('pushTokens'));
  const ofAmina = stored.filter(({ uid }) => uid === 'amina').map((each) => String(each['token']));
  expect(ofAmina.sort()).toEqual(names.slice(2).sort());
});

const wishes: StaffWishes = {
  kinds: ['staff-request'],
  quietFrom: '21:00',
  quietUntil: '07:00',
  language: 'sw',
};
const wanted = () => Object.values(memory.all('pushTokens')).map((each) => each['staff']);

it('a device rings for staff only while its account is staff, and not for who has it next', async () => {
  const njeri = aMember('receptionist');
  await save(njeri, NOW, wishes);
  expect(wanted()).toEqual([wishes]);
  await expect(save(amina, NOW, wishes)).rejects.toMatchObject({ code: 'forbidden' });
  await save(amina);
  expect([devices(), wanted()]).toEqual([['amina'], [null]]);
  const over = { ...njeri, role: 'client' as const, staffSessionOver: true };
  await expect(save(over, NOW, wishes)).rejects.toMatchObject({ code: 'recent-login-required' });
});

it('the bookings made for the address are claimed, and counted', async () => {
  const booking = aBooking({ clientUserId: null, createdBy: 'guest' });
  putBooking(booking);
  expect(await claim(brian)).toEqual({ claimed: 0 });
  expect(await claim(amina)).toEqual({ claimed: 1 });
});

const named = (index: number) => ({ token: `${token}-${index}`, staff: null });
it.each<[string, number, (who: Who, index: number, now?: number) => Promise<unknown>]>([
  ['claiming', 60, (who, _, now) => claim(who, now)],
  ['asking for notifications', 30, (who, i, now) => savePushToken.handler(named(i), at(who, now))],
  ['giving them up', 120, (who, i, now) => removePushToken.handler(named(i), at(who, now))],
])('%s is done %i times an hour, and by others as often', async (_, most, ask) => {
  for (let index = 0; index < most; index += 1) await ask(amina, index);
  await expect(ask(amina, most)).rejects.toMatchObject({ code: 'rate-limited' });
  await ask(brian, 0);
  await ask(amina, most, NOW + HOUR);
});
