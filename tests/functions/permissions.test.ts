import { beforeAll, describe, expect, it } from 'vitest';
import type { MayCall } from '@tulia/domain/calls/call';
import { CONTRACTS } from '@tulia/domain/testing/contracts';
import { may } from '@tulia/domain/person/permission';
import { STAFF_ROLES, type Role } from '@tulia/domain/person/role';
import { TRANSITIONS, type BookingAction } from '@tulia/domain/booking/transitions';
import { callRaw, person, type Person } from '../support/actors';
import { inDays, openPractice, pendingBooking } from '../support/makers';
import { ownInstance } from './own-instance';

/** Every kind of person, with the role that their kind really has. */
const KINDS: { kind: string; role: Role | null; make: () => Promise<Person | null> }[] = [
  { kind: 'signed out', role: null, make: () => Promise.resolve(null) },
  { kind: 'client', role: 'client', make: () => person() },
  {
    kind: 'client with an unverified address',
    role: 'client',
    make: () => person({ verified: false }),
  },
  ...STAFF_ROLES.map((role) => ({ kind: role, role, make: () => person({ role }) })),
  {
    kind: 'admin without a staff document',
    role: 'client',
    make: () => person({ role: 'admin', document: null }),
  },
  {
    kind: 'admin who was deactivated',
    role: 'client',
    make: () => person({ role: 'admin', document: { active: false } }),
  },
  {
    kind: 'admin by claim, receptionist by document',
    role: 'client',
    make: () => person({ role: 'admin', document: { role: 'receptionist' } }),
  },
  {
    kind: 'admin with an old session',
    role: 'client',
    make: () => person({ role: 'admin', document: { validSince: Date.now() + 3_600_000 } }),
  },
];

const instance = ownInstance();
const people = new Map<string, Person | null>();
beforeAll(async () => {
  await openPractice();
  for (const { kind, make } of KINDS) people.set(kind, await make());
});

const place = { date: inDays(30), time: '10:00' };

/** What a person of this role hears of a call that is asked for with nothing in it. */
function expected(role: Role | null, needed: MayCall): string {
  if (needed === 'anybody') return 'invalid-input';
  if (role === null) return 'signed-out';
  return needed === 'signed-in' || may(role, needed) ? 'invalid-input' : 'forbidden';
}

it.each(KINDS)('a $kind asks for what the contracts let them ask for', async ({ kind, role }) => {
  const asked = CONTRACTS.map((contract) => ({
    ...contract,
    told: expected(role, contract.may),
    // What takes nothing would be carried out.
  })).filter(({ input, told }) => told !== 'invalid-input' || !input.isValidSync({}));
  const heard = await Promise.all(
    asked.map(({ name }) => callRaw(name, people.get(kind) ?? null, {}, { base: instance.base })),
  );
  expect(heard.map((answer, index) => [asked[index]?.name, answer.ok || answer.code])).toEqual(
    asked.map(({ name, told }) => [name, told]),
  );
});

describe('a booking of another client', () => {
  it.each(KINDS.filter(({ role }) => role === 'client'))(
    'does not exist for a $kind',
    async ({ kind }) => {
      const { booking } = await pendingBooking();
      const who = people.get(kind) ?? null;
      const own = { bookingId: booking.id, version: 1 };
      for (const [name, input] of [
        ['cancelBooking', own],
        ['moveBooking', { ...own, ...place }],
        ['followPayment', { bookingId: booking.id }],
        ['askOwnGuardian', { ...own, email: 'x@example.com' }],
        ['sayPaid', { bookingId: booking.id, code: 'QWE1234567' }],
        ['showReceipts', { bookingId: booking.id }],
        [
          'updateBookingContact',
          { bookingId: booking.id, name: 'X', email: 'x@example.com', phone: '+254700000000' },
        ],
      ] as const) {
        expect(await callRaw(name, who, input, { base: instance.base })).toMatchObject({
          code: 'not-found',
        });
      }
    },
  );

  const CALL: Partial<Record<BookingAction, string>> = {
    cancel: 'cancelBooking',
    move: 'moveBooking',
  };
  it.each(
    STAFF_ROLES.flatMap((role) =>
      (['cancel', 'move'] as const).map((action) => ({ role, action })),
    ),
  )('$role may $action it as the table says', async ({ role, action }) => {
    const { booking } = await pendingBooking();
    const input = { bookingId: booking.id, version: 1, ...(action === 'move' ? place : {}) };
    const answer = await callRaw(CALL[action] ?? '', people.get(role) ?? null, input, {
      base: instance.base,
    });
    const permitted = TRANSITIONS.some(
      (each) => each.action === action && may(role, each.permission),
    );
    if (!permitted) expect(answer).toMatchObject({ code: 'forbidden' });
    else if (action === 'cancel') expect(answer.ok).toBe(true);
    else expect(answer).toMatchObject({ code: 'transition-not-allowed' });
  });
});
