/** Every contract: a whole example is taken, each field broken is refused with its code, and nothing unknown passes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingsRows } from '../testing/call-rows/bookings';
import { connectionsRows } from '../testing/call-rows/connections';
import { paymentsRows } from '../testing/call-rows/payments';
import { peopleRows } from '../testing/call-rows/people';
import { practiceRows } from '../testing/call-rows/practice';
import { start, booking, adult, type Broken, type Example } from '../testing/call-rows/row';
import { CONTRACTS, type AnyContract } from '../testing/contracts';
import { refusalOf } from '../testing/refusal';
import { aPhoneRequest } from '../testing/request';
import { REFUSAL_CODES } from '../refusal';
import { COMMON_REFUSALS, mayRefuse, parseInput } from './call';

/** By group, so that a call with a row in two of them is not overlooked. */
const ROWS = [bookingsRows, connectionsRows, paymentsRows, peopleRows, practiceRows].flatMap(
  (rows) => Object.entries(rows),
);

const named = (name: string) => CONTRACTS.find((each) => each.name === name)!;
const createBooking = named('createBooking');
const bookOnBehalf = named('bookOnBehalf');

function withValue(record: object, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const old = (record as Example)[key];
  const changed = rest.length === 0 ? value : withValue(old as object, rest.join('.'), value);
  return Array.isArray(record) ? record.with(Number(key), changed) : { ...record, [key]: changed };
}

/** The place of each value that is no object. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [''];
  const joined = (key: string, rest: string) => (rest === '' ? key : `${key}.${rest}`);
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner).map((rest) => joined(key, rest)),
  );
}

/** The reason codes by field, or null when the input is taken. Paths are written with dots throughout. */
function reasonsFor(contract: AnyContract, data: unknown): Record<string, string> | null {
  const refusal = refusalOf(() => parseInput(contract, data));
  if (refusal === null) return null;
  const { fields } = refusal.details as { fields: Record<string, string> };
  return Object.fromEntries(
    Object.entries(fields).map(([path, reason]) => [path.replace(/\[(\d+)\]/g, '.$1'), reason]),
  );
}

it('every call has one contract and one row', () => {
  const names = CONTRACTS.map(({ name }) => name).sort();
  expect(names).toEqual(ROWS.map(([name]) => name).sort());
});

it('every refusal is common to all calls, or of some contract, and lets its call refuse so', () => {
  const listed = [...COMMON_REFUSALS, ...CONTRACTS.flatMap(({ refusals }) => refusals)];
  expect([...new Set(listed)].sort()).toEqual([...REFUSAL_CODES].sort());
  const contract = { refusals: ['spam'] as const };
  const asked = ['spam', 'busy', 'not-found'] as const;
  expect(asked.map((code) => mayRefuse(contract, code))).toEqual([true, true, false]);
});

describe.each(ROWS)('%s', (name, [who, example, ...rest]) => {
  const contract = named(name);
  const isBroken = (each: Broken | Example): each is Broken => Array.isArray(each);
  const taken = rest.filter((each): each is Example => !isBroken(each));
  const broken = rest
    .filter(isBroken)
    .flatMap(([path, reason, ...values]) => values.map((value) => [path, value, reason] as const));

  it('is for those who may ask for it, and lists each of its refusals once', () => {
    expect(contract.may).toBe(who);
    expect(new Set(contract.refusals).size).toBe(contract.refusals.length);
  });

  it('takes a whole example as it is', () => {
    for (const change of [{}, ...taken]) {
      const whole = { ...example, ...change };
      expect(parseInput(contract, whole)).toEqual(whole);
    }
  });

  it.each(broken)('refuses %s %j: %s', (path, value, reason) => {
    expect(reasonsFor(contract, withValue(example, path, value))).toEqual({ [path]: reason });
  });

  it.each(Object.keys(example))('refuses to go without %s', (key) => {
    const others = Object.fromEntries(Object.entries(example).filter(([each]) => each !== key));
    const paths = Object.keys(reasonsFor(contract, others) ?? {});
    expect(paths.map((path) => path.split('.')[0])).toContain(key);
  });

  it.each(['role', 'uid', 'status', 'clientUserId', 'toString', 'constructor'])(
    'refuses the unknown field %s',
    (key) => {
      if (Object.hasOwn(example, key)) return;
      expect(reasonsFor(contract, { ...example, [key]: 'x' })).not.toBeNull();
    },
  );

  it('answers anything at all with a decision, never with a fault', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        for (const key of Object.keys(example)) reasonsFor(contract, { ...example, [key]: value });
      }),
      { numRuns: 50 },
    );
    // What JSON can hold and cannot be made a text, in the place of each value.
    for (const path of pathsIn(example))
      expect(
        reasonsFor(contract, withValue(example, path, { toString: 1, valueOf: 1 })),
        path,
      ).not.toBeNull();
  });
});

it.each([undefined, null, 'text', 7, true])('%j is no input of a call', (data) => {
  expect(reasonsFor(named('showHealth'), data)).not.toBeNull();
});

it('a planted prototype is refused, and pollutes none', () => {
  const planted: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
  expect(reasonsFor(named('showHealth'), planted)).not.toBeNull();
  expect(({} as Example)['polluted']).toBeUndefined();
});

it('bookOnBehalf takes several sessions only when they are confirmed at once', () => {
  const waiting = aPhoneRequest({ further: [start], confirm: false });
  expect(reasonsFor(bookOnBehalf, waiting)).toEqual({ confirm: 'series-confirmed' });
});

describe('createBooking', () => {
  it('takes a concern of the young from no adult', () => {
    expect(reasonsFor(createBooking, { ...booking, ...adult, category: 'peer-pressure' })).toEqual({
      category: 'category-for-other-age',
    });
  });

  // How a text is read, `text/typed.test.ts` and `person/name.test.ts` try.
  it.each([
    ['phone', '\u202a+254 712 345 678\u202c', '+254 712 345 678'],
    ['email', 'amina@example.com. ', 'amina@example.com'],
    ['fullName', 'Dr.Wanjiku \u202eKamau', 'Dr. Wanjiku Kamau'],
    ['guardian.name', ' علی‌رضا\u200f', 'علی‌رضا'],
    ['guardian.email', '\u200brose@example.com', 'rose@example.com'],
  ])('reads %s %j as %j', (path, typed, read) => {
    expect(parseInput(createBooking, withValue(booking, path, typed))).toEqual(
      withValue(booking, path, read),
    );
  });

  it('reports all broken fields, in the order of the schema', () => {
    const reasons = reasonsFor(createBooking, { ...booking, phone: '', email: '', fullName: '' });
    expect(Object.keys(reasons ?? {})).toEqual(['fullName', 'email', 'phone']);
  });
});
