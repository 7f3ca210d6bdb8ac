/**
 * Events that arrive out of order (threats row 25): five hundred histories of a booking, drawn by chance. What is asked of
 * the server is sent again and again in any order, each with the version it saw; what the server writes is mailed in any
 * order, at any later moment. Every time the same end must come out as when everything arrives in its turn.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transition, type BookingAction } from '@tulia/domain/booking/transitions';
import { requireVersion } from '@tulia/domain/booking/version';
import type { Booking } from '@tulia/domain/records/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { defaultPracticeSettings } from '@tulia/domain/records/practice-settings';
import { Refusal } from '@tulia/domain/refusal';
import { HOUR, type Instant } from '@tulia/domain/time/instant';
import type { OutgoingMail } from './outbox';
import { cancellationMails, confirmationMails, movedMails } from './booking-mails';
import { letterFor } from './templates';
import { exampleBooking, exampleMail } from './templates/example-booking';

const HISTORIES = 500;
const SEED = 20260207;
const staff = { kind: 'staff', role: 'super_admin' } as const;

const asked: Booking = { ...exampleBooking, status: 'pending', version: 1, calendarSequence: null };

interface Command {
  action: BookingAction;
  /** hours after the first time */
  hour: number;
}

/** A command that was sent: what is to happen, and the version of the booking that its sender saw. */
interface Sent extends Command {
  seen: number;
}

/** The booking after a command, and the mails of that commit. @throws Refusal */
function carryOut(before: Booking, { action, hour, seen }: Sent): [Booking, OutgoingMail[]] {
  requireVersion(before, seen);
  const status = transition(action, before.status, staff);
  const startsAt = exampleBooking.startsAt + hour * HOUR;
  const invites = action === 'confirm' || action === 'move';
  const invited = before.calendarSequence !== null;
  const after: Booking = {
    ...before,
    status,
    version: before.version + 1,
    ...(invites && { startsAt, endsAt: startsAt + HOUR }),
    ...((invites || (action === 'cancel' && invited)) && {
      calendarSequence: (before.calendarSequence ?? -1) + 1,
    }),
  };
  switch (action) {
    case 'confirm':
      return [after, confirmationMails(after, defaultPracticeSettings)];
    case 'move':
      return [after, movedMails(after, defaultPracticeSettings)];
    case 'cancel': {
      const about = { invited, refundDue: false, byClient: false };
      // As the call does: nobody is written to about a session that is past.
      const current = before.status === 'pending' || before.status === 'confirmed';
      return [after, current ? cancellationMails(after, defaultPracticeSettings, about) : []];
    }
    default:
      return [after, []];
  }
}

interface History {
  sent: Sent[];
  states: Booking[];
  mails: { mail: OutgoingMail; version: number }[];
}

/** What happens when every command arrives in its turn; those the table refuses are left out. */
function inTurn(commands: readonly Command[]): History {
  const history: History = { sent: [], states: [asked], mails: [] };
  let booking = asked;
  for (const command of commands) {
    const sent = { ...command, seen: booking.version };
    try {
      const [after, mails] = carryOut(booking, sent);
      booking = after;
      history.sent.push(sent);
      history.states.push(after);
      history.mails.push(...mails.map((mail) => ({ mail, version: after.version })));
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

it('commands that come again and in any order end where they would have ended in their turn', () => {
  fc.assert(
    fc.property(commands, order, (wished, keys) => {
      const { sent, states } = inTurn(wished);
      let booking = asked;
      let carriedOut = 0;
      // Whoever got no answer sends the same command again.
      for (let round = 0; round <= sent.length; round += 1) {
        for (const command of shuffled(sent, keys)) {
          try {
            [booking] = carryOut(booking, command);
            carriedOut += 1;
          } catch (error) {
            if (!(error instanceof Refusal) || !error.is('version-conflict')) throw error;
          }
        }
      }
      expect(booking).toEqual(states.at(-1));
      expect(carriedOut).toBe(sent.length);
    }),
    { numRuns: HISTORIES, seed: SEED },
  );
});

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
  const site = { settings: defaultPracticeSettings, siteUrl: 'https://tulia.example' };
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
            ...exampleMail(mail.template),
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
        // A session that was held stays in the calendar, whatever becomes of its booking.
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
    { numRuns: HISTORIES, seed: SEED },
  );
});
