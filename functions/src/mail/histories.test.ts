/**
 * Events that arrive out of order (threats row 25): five hundred histories of a booking, drawn by chance. What the
 * server writes is mailed in any order, at any later moment. Every time the calendars must show the same as when
 * everything arrives in its turn.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BookingMail } from '@tulia/domain/booking/mails/booking-mails';
import { cancel } from '@tulia/domain/booking/commands/cancel';
import { complete } from '@tulia/domain/booking/commands/conclude';
import { confirm } from '@tulia/domain/booking/commands/confirm';
import { locksAfter } from '@tulia/domain/booking/commands/time/locks-after';
import { move } from '@tulia/domain/booking/commands/move';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitionerContact } from '@tulia/domain/practice/practitioner';
import { Refusal } from '@tulia/domain/refusal';
import type { LocksFound } from '@tulia/domain/slot/lock-refs';
import { CONFIRM_TIMES } from '@tulia/domain/slot/opening-hours';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import { letterFor } from './letter-for';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { runs } from '@tulia/domain/testing/runs';

const HISTORIES = 500;
const SEED = 20260207;
const NOW = mailedBooking.startsAt - DAY;
const staff = {
  actor: { kind: 'staff', role: 'super_admin', isOwn: false },
  signedBy: { kind: 'staff', uid: 'owner', name: 'Owner' },
} as const;

const asked: Booking = {
  ...mailedBooking,
  status: 'pending',
  version: 1,
  calendarSequence: null,
  confirmedDate: null,
  confirmedTimeSlot: null,
};

interface Command {
  action: BookingAction;
  /** which of the hours at which staff confirm */
  hour: number;
}

/** A booking and the locks on the therapist's time, as the database would hold them. */
interface World {
  booking: Booking;
  locks: LocksFound;
}

/** What the server decides. @returns null when there is nothing to do @throws Refusal */
function decide({ booking, locks }: World, { action, hour }: Command): BookingPlan | null {
  const input = { ...staff, version: booking.version };
  const contact = defaultPractitionerContact;
  const timed = { booking, locks, months: () => undefined, openingHours: {}, contact };
  const start = { date: '2026-11-23', time: CONFIRM_TIMES[hour] ?? '' };
  switch (action) {
    case 'confirm':
      return confirm(timed, { ...input, ...start }, defaultPracticeSettings, NOW);
    case 'move':
      return move(timed, { ...input, ...start }, defaultPracticeSettings, NOW);
    case 'cancel':
      return cancel({ booking, locks, contact }, input, defaultPracticeSettings, NOW);
    default:
      return complete({ booking }, input, booking.startsAt);
  }
}

interface History {
  states: Booking[];
  mails: { mail: BookingMail; version: number }[];
}

/** What happens when every command arrives in its turn; those the table refuses are left out. */
function inTurn(commands: readonly Command[]): History {
  const history: History = { states: [asked], mails: [] };
  let world: World = { booking: asked, locks: new Map() };
  for (const command of commands) {
    try {
      const plan = decide(world, command);
      const locks = plan === null ? null : locksAfter(world.locks, plan);
      if (plan === null || locks === null) continue;
      world = { booking: plan.after, locks };
      history.states.push(plan.after);
      const { version } = plan.after;
      history.mails.push(...plan.mails.map((mail) => ({ mail, version })));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return history;
}

const commands = fc.array(
  fc.record({
    action: fc.constantFrom<BookingAction>('confirm', 'move', 'move', 'cancel', 'complete'),
    hour: fc.integer({ min: 0, max: 9 }),
  }),
  { minLength: 1, maxLength: 9 },
);

/** `list`, several times over, in the order that the numbers say. */
function shuffled<T>(list: readonly T[], order: readonly number[]): T[] {
  const all = [...list, ...list, ...list].map((item, index) => ({ item, key: order[index] ?? 0 }));
  return all.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
const order = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });

/** A calendar as RFC 5546 wants it: a revision that is not newer than the one known changes nothing. */
class Calendar {
  #sequence = -1;
  entry: Instant | null = null;

  receive(invitation: { method: string; startsAt: Instant; sequence: number }): void {
    if (invitation.sequence <= this.#sequence) return;
    this.#sequence = invitation.sequence;
    this.entry = invitation.method === 'CANCEL' ? null : invitation.startsAt;
  }
}

it('mails that leave in any order put the same session into both calendars', async () => {
  const site = {
    settings: defaultPracticeSettings,
    siteUrl: 'https://tulia.example',
    namesPractitioner: false,
  };
  await fc.assert(
    fc.asyncProperty(
      commands,
      order,
      fc.array(fc.nat(), { minLength: 60 }),
      async (wished, keys, delays) => {
        const { states, mails } = inTurn(wished);
        const final = states.at(-1)!;
        const [client, therapist] = [new Calendar(), new Calendar()];
        for (const [index, { mail, version }] of shuffled(mails, keys).entries()) {
          // It leaves at some moment after its commit, and is written from the booking as it stands then.
          const later = states.filter((each) => each.version >= version);
          const booking = later[(delays[index] ?? 0) % later.length]!;
          const entry: Mail = {
            ...aMail(mail.template),
            to: mail.to,
            language: mail.language,
            parameters: mail.parameters,
          };
          const letter = await letterFor(
            { mail: entry, language: mail.language, ...site },
            booking,
          );
          if (letter?.invitation === undefined) continue;
          (mail.template === 'staff-invitation' ? therapist : client).receive(letter.invitation);
        }
        // A session that was held stays in the calendar, also when its booking changes later.
        const wasHeld = states.some(({ status }) => status === 'completed');
        if (final.status === 'confirmed') {
          expect(client.entry).toBe(final.startsAt);
          expect(therapist.entry).toBe(final.startsAt);
        } else if (!wasHeld) {
          expect(client.entry).toBeNull();
          expect(therapist.entry).toBeNull();
        }
      },
    ),
    { numRuns: runs(HISTORIES), seed: SEED },
  );
});
