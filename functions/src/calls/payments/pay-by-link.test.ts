/** How many prompts the holders of links may send: by one link, and to one phone over all links. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { promptingProvider } from '../../payments/provider';
import { putBooking } from '../../platform/testing/bookings';
import { aGuest } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { payLinkOf } from '../../practice/booking-links';
import { payByLink } from './pay-by-link';

vi.mock('../../platform/app');
vi.mock('../../payments/provider');

/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = aConfirmed().startsAt - 20 * DAY;
const clock = { now: () => now };
let requests = 0;
const linkOf = async (id: string) => {
  const booking = aConfirmed({ id });
  putBooking(booking);
  return (await payLinkOf(booking, now)) ?? '';
};
const pay = (token: string, phone: string) => {
  requests += 1;
  return payByLink.handler(
    { requestId: `request-${String(requests)}`, token, phone },
    { caller: aGuest(), clock },
  );
};
const full = { code: 'quota-exceeded' };

beforeEach(() => {
  memory.clear();
  now += HOUR;
  const start = () => Promise.resolve({ kind: 'ended', end: 'cancelled' } as const);
  vi.mocked(promptingProvider).mockReturnValue({ start } as unknown as PaymentProvider);
});

it('one phone gets eight prompts an hour, from however many links', async () => {
  for (let link = 0; link < 8; link += 1) {
    const said = link % 2 === 0 ? '0712 345 678' : '+254712345678';
    expect(await pay(await linkOf(`booking-${link}`), said)).toMatchObject({ state: 'refused' });
  }
  const another = await linkOf('booking-8');
  await expect(pay(another, '0712345678')).rejects.toMatchObject(full);
  expect(await pay(another, '0711 000 002')).toMatchObject({ state: 'refused' });
  now += HOUR;
  expect(await pay(another, '0712345678')).toMatchObject({ state: 'refused' });
});

it('one link sends eight prompts an hour, to however many phones', async () => {
  const token = await linkOf('booking-1');
  for (let phone = 0; phone < 8; phone += 1) await pay(token, `071100000${phone}`);
  await expect(pay(token, '0711000009')).rejects.toMatchObject(full);
});
