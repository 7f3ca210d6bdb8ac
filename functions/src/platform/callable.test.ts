import { defineCall, type MayCall } from '@tulia/domain/calls/call';
import * as field from '@tulia/domain/calls/fields';
import { updateStaff } from '@tulia/domain/calls/people/register-staff';
import { may, PERMISSIONS, type Permission } from '@tulia/domain/person/permission';
import { STAFF_ROLES } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callable } from './callable';
import type { Caller } from './caller';
import { aClient, aGuest, aMember } from './testing/callers';

const logged: Record<string, unknown>[] = [];
let caller: Caller;
vi.mock('./caller', async (original) => ({
  ...(await original<object>()),
  callerOf: () => Promise.resolve(caller),
}));
vi.mock('./app-check', () => ({ countProof: () => Promise.resolve(), siteProof: () => 'valid' }));
vi.mock('./log', async (original) => ({
  ...(await original<object>()),
  logFault: (_what: string, about: Record<string, unknown>) => logged.push(about),
}));

const request = { data: {} } as CallableRequest;
const failing = (error: unknown) =>
  callable(updateStaff, () => Promise.reject(error as Error))
    .answer({ data: { uid: 'u1', role: 'admin', active: true } } as CallableRequest)
    .catch((reason: unknown) => reason as Record<string, unknown>);

beforeEach(() => {
  caller = aMember('super_admin');
  logged.length = 0;
});

it('a call that fails inside says nothing of its cause (threats row 36)', async () => {
  const told = await failing(new Error('no document bookings/amina-hassan'));
  expect(told).toMatchObject({ code: 'internal', details: { code: 'internal' } });
  const said = JSON.stringify([told, (told as { message: unknown }).message]);
  expect(said).not.toMatch(/amina|bookings|document/);
  expect(logged).toMatchObject([{ where: 'updateStaff', uid: caller.uid, errorClass: 'Error' }]);
  expect(JSON.stringify(logged)).not.toContain('amina');
});

it.each([
  ['signed-out', 'unauthenticated'],
  ['forbidden', 'permission-denied'],
  ['last-super-admin', 'failed-precondition'],
] as const)('the refusal %s is answered with its code, and is no fault', async (code, status) => {
  expect(await failing(new Refusal(code))).toMatchObject({ code: status, details: { code } });
  expect(logged).toEqual([]);
});

it('a refusal that its contract does not list is answered as it is, and logged as a fault', async () => {
  const refusal = new Refusal('too-many-pending', { limit: 2 });
  const { code, details } = refusal;
  expect(await failing(refusal)).toMatchObject({ message: code, details: { code, details } });
  expect(logged).toMatchObject([{ where: 'updateStaff', errorClass: 'Refusal', code }]);
});

it('contention is answered busy, and is no fault', async () => {
  const aborted = Object.assign(new Error('Transaction lock timeout.'), { code: 10 });
  expect(await failing(aborted)).toMatchObject({ code: 'aborted', details: { code: 'busy' } });
  expect(logged).toEqual([]);
});

describe('who may ask', () => {
  const clock = { now: () => 0 };
  /** What somebody hears who asks for a call of this kind, with an input that it does not take. */
  const heard = async (needed: MayCall, asking: Caller) => {
    caller = asking;
    const input = { id: field.documentId() };
    const contract = defineCall<string>()('desk', { name: 'aCall', may: needed, input });
    const work = vi.fn(() => Promise.resolve('done'));
    const { answer, handler } = callable(contract, work);
    const told = await answer(request).catch((reason: unknown) => reason);
    expect(work).not.toHaveBeenCalled();
    const done = await handler({ id: 'b1' }, { caller, clock }).catch((reason: unknown) => reason);
    const code = (told as { details: { code: string } }).details.code;
    // The same to a test that asks for the work alone.
    if (code === 'invalid-input') expect(done).toBe('done');
    else expect(done).toMatchObject({ code });
    expect(work).toHaveBeenCalledTimes(code === 'invalid-input' ? 1 : 0);
    return code;
  };

  it('a visitor asks for what is for anybody, and hears before the input is looked at', async () => {
    expect(await heard('anybody', aGuest())).toBe('invalid-input');
    expect(await heard('signed-in', aGuest())).toBe('signed-out');
    expect(await heard('see-bookings', aGuest())).toBe('signed-out');
  });

  it('a client asks for what is for every account', async () => {
    expect(await heard('anybody', aClient())).toBe('invalid-input');
    expect(await heard('signed-in', aClient())).toBe('invalid-input');
  });

  it('staff with the password that was typed for them hear what to do: log in again, or choose their own', async () => {
    const waits = aClient({ passwordChangeRequired: true });
    const told = async (asking: Caller) => {
      caller = asking;
      return callable(updateStaff, () => Promise.resolve({})).answer(request);
    };
    await expect(told(waits)).rejects.toMatchObject({ message: 'password-change-required' });
    const over = { message: 'recent-login-required' };
    await expect(told({ ...waits, staffSessionOver: true })).rejects.toMatchObject(over);
  });

  it.each(Object.keys(PERMISSIONS) as Permission[])(
    '%s is for the roles of its row',
    async (one) => {
      for (const role of STAFF_ROLES) {
        const expected = may(role, one) ? 'invalid-input' : 'forbidden';
        expect(await heard(one, aMember(role)), role).toBe(expected);
      }
      expect(await heard(one, aClient())).toBe('forbidden');
      expect(await heard(one, aClient({ staffSessionOver: true }))).toBe('recent-login-required');
    },
  );
});
