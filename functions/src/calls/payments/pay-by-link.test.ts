/**
 * Paying by a link: what it does and shows, when it ends, and how many STK pushes its holders may send, by one link
 * and to one phone over all links.
 */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { hearOfAttempt } from '../../payments/follow-attempt';
import { stkPushProvider } from '../../payments/provider';
import { historyOf, putBooking, storedBooking } from '../../platform/testing/bookings';
import { aGuest, aMember } from '../../platform/testing/callers';
import { payLinkOf } from '../../links/booking-links';
import { makePayLink, payByLink, showPayLink } from '../money';

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
const pay = (token: string, phone = '0712345678', caller = aGuest()) => {
  requests += 1;
  const asked = { requestId: `request-${String(requests)}`, token, phone };
  return payByLink.handler(asked, { caller, clock });
};
const show = (token: string, caller = aGuest()) =>
  showPayLink.handler({ token }, { caller, clock });
const make = (bookingId: string) =>
  makePayLink.handler({ bookingId }, { caller: aMember('receptionist'), clock });
const full = { code: 'rate-limited' };
const accepting = () => {
  const start = () => Promise.resolve({ kind: 'accepted', reference: 'r' } as const);
  vi.mocked(stkPushProvider).mockResolvedValue({ start } as unknown as PaymentProvider);
};

beforeEach(() => {
  now += HOUR;
  const start = () => Promise.resolve({ kind: 'ended', end: 'cancelled' } as const);
  vi.mocked(stkPushProvider).mockResolvedValue({ start } as unknown as PaymentProvider);
});

it('one phone gets eight STK pushes an hour, from however many links', async () => {
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

it('one link sends eight STK pushes an hour, to however many phones', async () => {
  const token = await linkOf('booking-1');
  for (let phone = 0; phone < 8; phone += 1) await pay(token, `071100000${phone}`);
  await expect(pay(token, '0711000009')).rejects.toMatchObject(full);
});

it('the link that staff hand over is the link of the emails, and shows amounts and no names', async () => {
  const token = await linkOf('booking-1');
  for (let count = 0; count < 2; count += 1)
    expect(await make('booking-1')).toMatchObject({ token });
  // Each time it is handed over, by whom and at which version.
  const { status, version } = storedBooking('booking-1');
  const by = { kind: 'staff', name: 'Wanjiru' };
  const entry = { action: 'pay-link', actor: by, at: now, from: status, to: status, version };
  expect(historyOf('booking-1')).toMatchObject([entry, entry]);
  const shown = await show(token);
  expect(shown.view).toMatchObject({ state: 'open', toPay: 3000, account: '7QF2M0XC' });
  const { clientName, clientEmail, service } = storedBooking('booking-1');
  for (const hidden of [clientName, clientEmail, service.name.en, 'M0XC-9KTR'])
    expect(JSON.stringify(shown)).not.toContain(hidden);
});

it('anybody with the link can pay once, and sees the state of the payment', async () => {
  accepting();
  const token = await linkOf('booking-1');
  const { attemptId, state } = await pay(token);
  expect(state).toBe('prompted');
  await expect(pay(token)).rejects.toMatchObject({ code: 'prompt-open' });
  expect((await show(token)).view).toMatchObject({ state: 'waiting', prompt: { end: null } });
  const code = 'QWE1234567';
  const told = { method: 'mobile-money', code, amount: 3000, phone: '', account: '' } as const;
  const money = { ...told, at: now };
  const fact = { kind: 'paid', code } as const;
  await hearOfAttempt({ about: 'attempt', attemptId, reference: 'r', money, fact }, clock);
  expect((await show(token)).view).toMatchObject({ state: 'received', received: 3000, toPay: 0 });
  await expect(pay(token)).rejects.toMatchObject({ code: 'transition-not-allowed' });
});

it('an unknown link and one that is over are answered alike, and no further one is made', async () => {
  const token = await linkOf('booking-1');
  putBooking(aConfirmed({ startsAt: now - 31 * DAY }));
  const closed = { code: 'not-found' };
  for (const asked of [token, 'f'.repeat(32)])
    for (const act of [show, pay]) await expect(act(asked)).rejects.toMatchObject(closed);
  await expect(make('booking-1')).rejects.toMatchObject(closed);
});

it('one network address that guesses links to pay is stopped', async () => {
  const caller = aGuest({ address: 'from-here', proven: false });
  const guess = (index: number) => {
    const token = index.toString(16).padStart(32, '0');
    const asked = index % 2 === 0 ? show(token, caller) : pay(token, '0712345678', caller);
    return asked.then(String, (error: unknown) => (error as Refusal).code);
  };
  const codes: string[] = [];
  for (let index = 0; index < 402; index += 1) codes.push(await guess(index));
  expect(new Set(codes.slice(0, 400))).toEqual(new Set(['not-found']));
  expect(codes.slice(400)).toEqual(['rate-limited', 'rate-limited']);
});
