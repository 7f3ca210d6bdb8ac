import { listStaff } from '@tulia/domain/calls/people/list-staff';
import { Refusal } from '@tulia/domain/refusal';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeEach, expect, it, vi } from 'vitest';
import { callable } from './callable';

const logged: Record<string, unknown>[] = [];
vi.mock('./caller', () => ({ callerOf: () => Promise.resolve({ uid: 'u1' }) }));
const counted: string[] = [];
vi.mock('./error-counts', () => ({
  countServerError: (where: string) => Promise.resolve(counted.push(where)),
}));
vi.mock('./app-check', () => ({ countProof: () => Promise.resolve(), siteProof: () => 'valid' }));
vi.mock('./log', async (original) => ({
  ...(await original<object>()),
  logFault: (_what: string, about: Record<string, unknown>) => logged.push(about),
}));

const request = { data: {} } as CallableRequest;
const failing = (error: unknown) =>
  callable(listStaff, () => Promise.reject(error as Error))
    .answer(request)
    .catch((reason: unknown) => reason as Record<string, unknown>);

beforeEach(() => {
  logged.length = 0;
  counted.length = 0;
});

it('a call that fails inside says nothing of its cause (threats row 36)', async () => {
  const told = await failing(new Error('no document bookings/amina-hassan'));
  expect(told).toMatchObject({ code: 'internal', details: { code: 'internal' } });
  const said = JSON.stringify([told, (told as { message: unknown }).message]);
  expect(said).not.toMatch(/amina|bookings|document/);
  expect(logged).toMatchObject([{ where: 'listStaff', uid: 'u1', errorClass: 'Error' }]);
  expect(JSON.stringify(logged)).not.toContain('amina');
  expect(counted).toEqual(['listStaff']);
});

it('a refusal is answered with its code, and is no fault', async () => {
  expect(await failing(new Refusal('forbidden'))).toMatchObject({ details: { code: 'forbidden' } });
  expect(logged).toEqual([]);
  expect(counted).toEqual([]);
});

it('contention is answered busy, and is no fault', async () => {
  const aborted = Object.assign(new Error('Transaction lock timeout.'), { code: 10 });
  expect(await failing(aborted)).toMatchObject({ code: 'aborted', details: { code: 'busy' } });
  expect([logged, counted]).toEqual([[], []]);
});
