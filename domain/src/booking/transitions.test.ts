import { describe, expect, it } from 'vitest';
import { ROLES } from '../person/role';
import { Refusal } from '../refusal';
import { refusalOf } from '../testing/refusal';
import { BOOKING_STATUSES, type BookingStatus } from './status';
import {
  actionsFor,
  BOOKING_ACTIONS,
  findTransition,
  transition,
  TRANSITIONS,
  type Actor,
  type BookingAction,
} from './transitions';

/** All identities: the owner, and each role; a stranger has the role of a client, with or without an account. */
const ACTORS = {
  owner: { kind: 'owner' },
  stranger: { kind: 'staff', role: 'client', isOwn: false },
  receptionist: { kind: 'staff', role: 'receptionist', isOwn: false },
  therapist: { kind: 'staff', role: 'therapist', isOwn: true },
  'therapist of another': { kind: 'staff', role: 'therapist', isOwn: false },
  admin: { kind: 'staff', role: 'admin', isOwn: false },
  super_admin: { kind: 'staff', role: 'super_admin', isOwn: false },
} as const satisfies Record<string, Actor>;
type Who = keyof typeof ACTORS;

/**
 * Row: from. Column: to. Cell: each action and who may do it; all other pairs are impossible.
 * o owner, r receptionist, t therapist, a admin, s super_admin
 */
const TABLE: Record<
  BookingStatus,
  Partial<Record<BookingStatus, Partial<Record<BookingAction, string>>>>
> = {
  pending: {
    pending: { 'hand-over': 'rtas' },
    confirmed: { confirm: 'ras' },
    cancelled: { cancel: 'oras' },
    rejected: { reject: 'ras' },
  },
  confirmed: {
    confirmed: { move: 'oras', 'hand-over': 'rtas' },
    completed: { complete: 'tas' },
    cancelled: { cancel: 'oras', 'line-failed': 'tas' },
    no_show: { 'no-show': 'tas' },
  },
  completed: { cancelled: { cancel: 'as' }, confirmed: { reopen: 'as' } },
  cancelled: { confirmed: { reopen: 'as' } },
  no_show: { cancelled: { cancel: 'as' }, confirmed: { reopen: 'as' } },
  rejected: { cancelled: { cancel: 'as' } },
};
const LETTER: Record<Who, string> = {
  owner: 'o',
  stranger: '-',
  receptionist: 'r',
  therapist: 't',
  'therapist of another': '-',
  admin: 'a',
  super_admin: 's',
};

function outcome(action: BookingAction, from: BookingStatus, actor: Actor): string {
  try {
    return transition(action, from, actor);
  } catch (error) {
    if (error instanceof Refusal) return (error as Refusal).code;
    throw error;
  }
}

const pairs = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const));

it('the table has 36 pairs of statuses', () => {
  expect(pairs).toHaveLength(36);
});

describe.each(Object.keys(ACTORS) as Who[])('the %s', (who) => {
  const actor = ACTORS[who];

  it.each(pairs)('from %s to %s', (from, to) => {
    const cell = TABLE[from][to] ?? {};
    expect(BOOKING_ACTIONS.filter((action) => outcome(action, from, actor) === to)).toEqual(
      BOOKING_ACTIONS.filter((action) => cell[action]?.includes(LETTER[who])),
    );
  });

  it.each(BOOKING_STATUSES)('is offered from %s exactly what is allowed', (from) => {
    expect([...actionsFor(from, actor)].sort()).toEqual(
      BOOKING_ACTIONS.filter((action) =>
        (BOOKING_STATUSES as readonly string[]).includes(outcome(action, from, actor)),
      ).sort(),
    );
  });
});

describe('a refusal', () => {
  it('says forbidden to an actor who may never do it', () => {
    for (const action of BOOKING_ACTIONS)
      for (const from of BOOKING_STATUSES)
        expect(outcome(action, from, ACTORS.stranger)).toBe('forbidden');
    expect(outcome('confirm', 'completed', ACTORS.therapist)).toBe('forbidden');
  });

  it('names the status to an actor who may do it from another status', () => {
    expect(outcome('confirm', 'confirmed', ACTORS.admin)).toBe('transition-not-allowed');
    expect(outcome('move', 'pending', ACTORS.owner)).toBe('transition-not-allowed');
    expect(outcome('cancel', 'cancelled', ACTORS.owner)).toBe('transition-not-allowed');
  });

  it('says forbidden when only other actors may do it from this status', () => {
    expect(outcome('cancel', 'completed', ACTORS.receptionist)).toBe('forbidden');
    expect(outcome('cancel', 'no_show', ACTORS.owner)).toBe('forbidden');
  });

  it('names the status and the action', () => {
    const refusal = refusalOf(() => transition('move', 'pending', ACTORS.admin));
    expect(refusal?.details).toEqual({ from: 'pending', action: 'move' });
  });
});

it('there is one transition for an action from a status', () => {
  const keys = TRANSITIONS.map((each) => `${each.action} ${each.from}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(findTransition('confirm', 'pending')?.to).toBe('confirmed');
  expect(findTransition('confirm', 'rejected')).toBeUndefined();
});

it('the table covers every role', () => {
  expect(ROLES.every((role) => role === 'client' || role in ACTORS)).toBe(true);
});
