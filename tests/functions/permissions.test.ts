import { beforeAll, expect, it } from 'vitest';
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

interface Asked {
  kind: string;
  name: string;
  input: object;
  told: string;
}

/** Who heard something else of which call, all asked for at once. */
async function heardOtherwise(asked: readonly Asked[]): Promise<string[]> {
  const heard = await Promise.all(
    asked.map(async ({ kind, name, input, told }) => {
      const answer = await callRaw(name, people.get(kind) ?? null, input, { base: instance.base });
      const said = answer.ok ? 'done' : answer.code;
      return said === told ? [] : [`${kind} asks for ${name}: ${said}, not ${told}`];
    }),
  );
  return heard.flat();
}

it('every kind of person asks for what the contracts let them ask for', async () => {
  const wrong: string[] = [];
  for (const { kind, role } of KINDS) {
    const all = CONTRACTS.map((each) => ({ ...each, told: expected(role, each.may) }));
    // A call without input would be carried out.
    const asked = all.filter(
      ({ told, input }) => told !== 'invalid-input' || !input.isValidSync({}),
    );
    expect(asked.length).toBeGreaterThan(CONTRACTS.length / 2);
    const of = asked.map(({ name, told }) => ({ kind, name, input: {}, told }));
    wrong.push(...(await heardOtherwise(of)));
  }
  expect(wrong).toEqual([]);
});

it('a booking of another client does not exist for a client, nor for staff without a role in force', async () => {
  const { booking } = await pendingBooking();
  const bookingId = booking.id;
  const seen = { bookingId, version: booking.version };
  const contact = { name: 'X', email: 'x@example.com', phone: '+254700000000' };
  const calls = {
    cancelBooking: seen,
    moveBooking: { ...seen, ...place },
    followPayment: { bookingId },
    askOwnGuardian: { ...seen, email: 'x@example.com' },
    sayPaid: { bookingId, code: 'QWE1234567' },
    showReceipts: { bookingId },
    tellPractice: { bookingId, word: 'late', told: true },
    updateBookingContact: { bookingId, ...contact },
  };
  const wrong: string[] = [];
  for (const { kind } of KINDS.filter(({ role }) => role === 'client')) {
    const named = Object.entries(calls).map(([name, input]) => ({ name, input }));
    const asked = named.map((each) => ({ ...each, kind, told: 'not-found' }));
    wrong.push(...(await heardOtherwise(asked)));
  }
  expect(wrong).toEqual([]);
});

it('staff move and cancel bookings as the table of transitions says of their role', async () => {
  const permits = (role: Role, action: BookingAction) =>
    TRANSITIONS.some((each) => each.action === action && may(role, each.permission));
  const wrong: string[] = [];
  for (const kind of STAFF_ROLES) {
    const { booking } = await pendingBooking();
    const seen = { bookingId: booking.id, version: booking.version };
    // A request cannot be moved; a person without the permission does not even learn that.
    const moved = permits(kind, 'move') ? 'transition-not-allowed' : 'forbidden';
    const cancelled = permits(kind, 'cancel') ? 'done' : 'forbidden';
    const move = { kind, name: 'moveBooking', input: { ...seen, ...place }, told: moved };
    const cancel = { kind, name: 'cancelBooking', input: seen, told: cancelled };
    wrong.push(...(await heardOtherwise([move])), ...(await heardOtherwise([cancel])));
  }
  expect(wrong).toEqual([]);
});
