import { renderHook } from '@testing-library/react';
import { claimMyBookings } from '@tulia/domain/calls/people/my-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClaim } from './use-claim';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../platform/live/call', () => ({ call }));

const claims = () => call.mock.calls.filter(([contract]) => contract === claimMyBookings).length;

beforeEach(() => {
  call.mockResolvedValue({ claimed: 0 });
});
afterEach(() => {
  localStorage.clear();
  call.mockReset();
});

type Given = Parameters<typeof useClaim>;
const amina: Given = ['amina', 'amina@example.com', 0, true];
const show = (given: Given) =>
  renderHook((each: Given) => useClaim(...each), { initialProps: given });

it('bookings are claimed once on this device, and anew for another account or address', async () => {
  show(amina).unmount();
  await expect.poll(() => localStorage.length).toBe(1);
  show(amina).unmount();
  expect(claims()).toBe(1);
  show(['amina', 'amina@other.example', 0, true]).unmount();
  show(['brian', 'amina@example.com', 0, true]).unmount();
  await expect.poll(() => claims()).toBe(3);
});

it('bookings are claimed whenever an unclaimed one turns up', async () => {
  const { rerender } = show(amina);
  await expect.poll(() => localStorage.length).toBe(1);
  rerender(['amina', 'amina@example.com', 1, true]);
  await expect.poll(() => claims()).toBe(2);
});

it.each([
  ['signed out', [null, null, 0, true]],
  ['not verified', ['amina', null, 0, true]],
  ['offline', ['amina', 'amina@example.com', 1, false]],
] as [string, Given][])('asks nothing while %s', async (_, given) => {
  show(given);
  await vi.dynamicImportSettled();
  expect(claims()).toBe(0);
});

it('a failed claim is tried again on the next page', async () => {
  call.mockRejectedValueOnce(new Error('no answer'));
  show(amina).unmount();
  await expect.poll(() => claims()).toBe(1);
  show(amina).unmount();
  await expect.poll(() => claims()).toBe(2);
});
