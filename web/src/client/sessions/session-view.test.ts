import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { describe, expect, it } from 'vitest';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { sessionView } from './session-view';

/** Tuesday 10 November 2026, 09:00 in Nairobi: two days before the session. */
const NOW = toInstant('2026-11-10', '09:00');
const aSession = (change: Partial<Booking> = {}) =>
  aConfirmed({ startsAt: toInstant('2026-11-12', '14:00'), ...change });

const policy = { refundCutoffHours: 3, movingCutoffHours: 6 };
const LINK = 'https://meet.google.com/abc-defg-hij';
const view = (change: Parameters<typeof aSession>[0], now: number = NOW) =>
  sessionView(aSession(change), now, policy);

describe('joining', () => {
  const today = {
    startsAt: NOW + 5 * HOUR,
    confirmedDate: '2026-11-10',
    googleMeetLink: LINK,
  };

  it('is offered on the confirmed day, by the date of the practice', () => {
    expect(view(today).join).toBe(LINK);
    expect(view(today, toInstant('2026-11-10', '00:00')).join).toBe(LINK);
    expect(view(today, toInstant('2026-11-10', '00:00') - 1).join).toBeNull();
  });

  it('is offered on later days too, and not before', () => {
    expect(view({ ...today, confirmedDate: '2026-11-09' }).join).toBe(LINK);
    expect(view({ ...today, confirmedDate: '2026-11-11' }).join).toBeNull();
  });

  it.each(['pending', 'completed', 'cancelled', 'no_show', 'rejected'] as const)(
    'is not offered when %s',
    (status) => {
      expect(view({ ...today, status }).join).toBeNull();
    },
  );

  it('needs a link, and a safe one', () => {
    expect(view({ ...today, googleMeetLink: null }).join).toBeNull();
    expect(view({ ...today, googleMeetLink: 'https://evil.example/abc' }).join).toBeNull();
  });
});

describe('the calendar entry', () => {
  const calendar = 'https://calendar.google.com/calendar/render?action=TEMPLATE';
  it('is offered until the session is over', () => {
    const { endsAt } = aSession();
    expect(view({ googleCalendarLink: calendar }, endsAt - 1).calendar).toBe(calendar);
    expect(view({ googleCalendarLink: calendar }, endsAt).calendar).toBeNull();
  });
});

describe('the meeting', () => {
  it.each(['wanted', 'failed'] as const)('is coming while it is %s', (state) => {
    expect(view({ meeting: { ...noMeeting, state } }).meeting).toBe('coming');
  });
  it('is ready with a link, also before its day', () => {
    expect(view({ googleMeetLink: LINK }).meeting).toBe('ready');
  });
  it('is nothing without one, or when the session is over or not confirmed', () => {
    expect(view({}).meeting).toBe('none');
    expect(view({ status: 'completed', googleMeetLink: LINK }).meeting).toBe('none');
    expect(view({ googleMeetLink: LINK }, toInstant('2026-11-13', '00:00')).meeting).toBe('none');
  });
});

describe('a request', () => {
  it('awaits approval, and may be cancelled', () => {
    const held = view({ status: 'pending', holdExpiresAt: NOW + 1 });
    expect(held).toMatchObject({ awaiting: true, mayCancel: true });
  });
  it('cannot be moved, as there is nothing confirmed to move', () => {
    expect(view({ status: 'pending' })).toMatchObject({ mayMove: false, tooLateToMove: false });
  });
});

describe('moving', () => {
  const at = (hours: number, ms = 0) => ({ startsAt: NOW + hours * HOUR + ms });

  it('is possible until the cut-off, exactly on it included', () => {
    expect(view(at(6))).toMatchObject({ mayMove: true, moveUntil: NOW });
    expect(view(at(6, -1))).toMatchObject({ mayMove: false, tooLateToMove: true, moveUntil: null });
  });
  it('is not spoken of once the session has begun, or is not confirmed', () => {
    expect(view(at(0))).toMatchObject({ mayMove: false, tooLateToMove: false, mayCancel: false });
    expect(view({ ...at(48), status: 'cancelled' })).toMatchObject({
      mayMove: false,
      mayCancel: false,
    });
  });
});

describe('cancelling', () => {
  const ledger = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;
  const paid = { payment: ledger };
  const partly = { payment: { ...ledger, state: 'partly', paid: 1000, balance: 2000 } } as const;

  it('gives money back until the refund cut-off only', () => {
    expect(view({ ...paid, startsAt: NOW + 3 * HOUR }).refund).toBe('due');
    expect(view({ ...paid, startsAt: NOW + 3 * HOUR - 1 }).refund).toBe('not-due');
  });
  it('gives back a part that was paid as well, and nothing that went back already', () => {
    const startsAt = NOW + 3 * HOUR;
    expect(view({ ...partly, startsAt }).refund).toBe('due');
    const gone = {
      payment: { ...ledger, state: 'unpaid', refunded: 3000, balance: 3000 },
    } as const;
    expect(view({ ...gone, startsAt }).refund).toBe('nothing-paid');
  });
  it('gives money for a time that was lost back at any hour', () => {
    const lost = { ...paid, status: 'pending', paidTime: 'lost' } as const;
    expect(view({ ...lost, startsAt: NOW + HOUR }).refund).toBe('due');
  });
  it('has nothing to give back when nothing was paid', () => {
    expect(view({}).refund).toBe('nothing-paid');
  });
});
