import { mailPath, mails, type Mail } from '@tulia/domain/records/mail';
import { TO_PRACTICE, type MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import type { Booking } from '@tulia/domain/booking/booking';
import { practitionerContactPath, practitionerContacts } from '@tulia/domain/records/practitioner';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { putInOutbox, storedMail, storedStatus } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { deliver } from './deliver';
import { sendMessage, type SendOutcome } from './smtp';

vi.mock('../platform/app');
vi.mock('../platform/log');
const SILENT = 'nothing-to-say@example.com';
vi.mock('./render', () => ({
  render: (_id: string, { to }: Mail) =>
    Promise.resolve(to === 'nothing-to-say@example.com' ? null : { to }),
}));
vi.mock('./smtp', () => ({ sendMessage: vi.fn() }));

const NOW = 1_800_000_000_000;
let now = NOW;
const clock = { now: () => now };
const stored = () => storedMail('m1');
const told = () => storedStatus('m1');
const change = (part: Partial<Mail>) =>
  memory.put(mailPath('m1'), { ...memory.read(mailPath('m1')), ...mails.toStoredPart(part) });

beforeEach(() => {
  now = NOW;
  vi.mocked(sendMessage).mockReset().mockResolvedValue({ kind: 'sent' });
  putInOutbox('m1', {
    ...aMail('booking-confirmed'),
    state: 'pending',
    attempts: 0,
    dueSince: NOW,
  });
});

it('an email that leaves, or meets a refused login, shows how the mail account stands', async () => {
  const problem = () => connections.fromStored(memory.read(connectionPath('mail')) ?? {}).problem;
  const refused = { kind: 'not-now', problem: 'login-refused' } as const;
  vi.mocked(sendMessage).mockResolvedValueOnce(refused);
  await deliver('m1', clock);
  expect([stored().state, problem()]).toEqual(['pending', 'login-refused']);
  now += HOUR;
  await deliver('m1', clock);
  expect([stored().state, problem()]).toEqual(['sent', null]);
});

it.each([
  ['may still be undone', NOW + 1, 'pending'],
  ['stands', NOW, 'skipped'],
])('a mail without a word about a session whose cancellation %s', async (_, until, state) => {
  const undo = { ...mailedBooking, until, time: null };
  putBooking({ ...mailedBooking, clientEmail: SILENT, status: 'cancelled', undo });
  expect(await deliver('m1', clock)).toBe(state);
  if (state === 'pending') expect(stored().notBefore).toBe(until);
  expect(sendMessage).not.toHaveBeenCalled();
});

it('the worker records a sent email, and ends its lease', async () => {
  expect(await deliver('m1', clock)).toBe('sent');
  expect(stored()).toMatchObject({ state: 'sent', sentAt: NOW, leaseToken: null });
  expect(told()).toMatchObject({ state: 'sent', attempts: 1 });
});

it.each<[SendOutcome, Partial<Mail>]>([
  [{ kind: 'refused', problem: 'smtp-550' }, { state: 'failed' }],
  [{ kind: 'open', problem: 'no-answer' }, { state: 'unknown' }],
  [
    { kind: 'not-now', problem: 'smtp-451' },
    { state: 'pending', notBefore: NOW + MINUTE },
  ],
])(
  'a mail that ends with %j is shown with its problem, and goes again only after a "not-now"',
  async (outcome, part) => {
    vi.mocked(sendMessage).mockResolvedValue(outcome);
    expect(await deliver('m1', clock)).toBe(part.state);
    expect(stored()).toMatchObject({ ...part, leaseToken: null, sentAt: null });
    const { problem } = outcome as { problem: string };
    expect(told()).toMatchObject({ state: part.state, attempts: 1, problem });
    now = NOW + MINUTE;
    await deliver('m1', clock);
    expect(sendMessage).toHaveBeenCalledTimes(part.state === 'pending' ? 2 : 1);
  },
);

it('an email waits longer after each attempt, and fails a day after it was due', async () => {
  vi.mocked(sendMessage).mockResolvedValue({ kind: 'not-now', problem: 'unreachable' });
  expect(await deliver('m1', clock)).toBe('pending');
  now = NOW + MINUTE;
  change({ dueSince: now + 2 * MINUTE - DAY });
  expect(await deliver('m1', clock)).toBe('pending');
  expect(stored()).toMatchObject({ attempts: 2, notBefore: now + 2 * MINUTE });
  change({ dueSince: now + 4 * MINUTE - DAY - 1, notBefore: now });
  expect(await deliver('m1', clock)).toBe('failed');
});

it('an email that another worker is sending is left alone while that lease runs', async () => {
  const leased = { state: 'sending', leaseToken: 'alive', leaseUntil: NOW + 1 } as const;
  change(leased);
  expect(await deliver('m1', clock)).toBe('left');
  expect(stored()).toMatchObject(leased);
  expect(sendMessage).not.toHaveBeenCalled();
});

it('an email whose worker died is unknown, and shown as interrupted', async () => {
  change({ state: 'sending', leaseToken: 'dead', leaseUntil: NOW, notBefore: NOW });
  expect(await deliver('m1', clock)).toBe('unknown');
  expect(stored()).toMatchObject({ state: 'unknown', leaseToken: null });
  expect(told()).toMatchObject({ state: 'unknown', problem: 'interrupted' });
  expect(sendMessage).not.toHaveBeenCalled();
});

it('an email is not sent before its time', async () => {
  change({ notBefore: NOW + 1 });
  expect(await deliver('m1', clock)).toBe('left');
  expect(sendMessage).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ state: 'pending', attempts: 0 });
  now = NOW + 1;
  expect(await deliver('m1', clock)).toBe('sent');
});

it.each<[string, Partial<Mail>]>([
  ['another worker has it', { state: 'sending', leaseToken: 'another', leaseUntil: NOW + MINUTE }],
  ['it was shown as unknown', { state: 'unknown', leaseToken: null, leaseUntil: null }],
])('writes no outcome when its lease was taken away meanwhile: %s', async (_case, meanwhile) => {
  vi.mocked(sendMessage).mockImplementation(() => {
    change(meanwhile);
    return Promise.resolve({ kind: 'refused', problem: 'smtp-550' });
  });
  expect(await deliver('m1', clock)).toBe('left');
  expect(stored()).toMatchObject(meanwhile);
  expect(told().state).toBe('sending');
});

it('the worker does not send without its lease, or when the lease ends too soon for an answer', async () => {
  const asked: boolean[] = [];
  vi.mocked(sendMessage).mockImplementation(async (_message, mayStillSend) => {
    asked.push(await mayStillSend());
    now = NOW + MINUTE / 2 - 1;
    asked.push(await mayStillSend());
    now = NOW + MINUTE / 2;
    asked.push(await mayStillSend());
    now = NOW;
    change({ leaseToken: 'another' });
    asked.push(await mayStillSend());
    return { kind: 'not-now', problem: 'lease-lost' };
  });
  expect(await deliver('m1', clock)).toBe('left');
  expect(asked).toEqual([true, true, false, false]);
});

describe('a mail that was written before its reader had another address', () => {
  const guardian = { name: 'Rose', phone: '', email: 'rose@example.com', consents: true };
  const waits = (template: MailTemplate, to: string, about: Partial<Booking> = {}) => {
    putBooking({ ...mailedBooking, clientEmail: 'new@example.com', guardian, ...about });
    change({ template, to });
  };
  const sentTo = async () => {
    vi.mocked(sendMessage).mockClear();
    const outcome = await deliver('m1', clock);
    const [message] = vi.mocked(sendMessage).mock.calls[0] ?? [];
    return message?.to ?? outcome;
  };

  beforeEach(() => {
    const contact = practitionerContacts.toStored({ email: 'njeri@example.com', calendarId: '' });
    memory.put(practitionerContactPath(mailedBooking.practitionerId), contact);
  });

  it.each<[MailTemplate, string]>([
    ['booking-confirmed', 'new@example.com'],
    ['staff-invitation', 'njeri@example.com'],
    ['payment-notice', TO_PRACTICE],
    // An email about an address goes to the person who reads that mailbox.
    ['password-reset', 'old@example.com'],
  ])('goes to the present address of its reader: %s', async (template, to) => {
    waits(template, 'old@example.com');
    expect(await sentTo()).toBe(to);
  });

  it('goes to the present address as a planned reminder, which holds the join link', async () => {
    waits('session-reminder', 'old@example.com');
    now = mailedBooking.startsAt - HOUR;
    expect(await sentTo()).toBe('new@example.com');
    expect([stored().to, told().to]).toEqual(['new@example.com', 'new@example.com']);
  });

  it('goes to the former address of a client who has left', async () => {
    waits('booking-cancelled', 'old@example.com', { clientEmail: '', leftAt: 1 });
    expect(await sentTo()).toBe('old@example.com');
  });

  it('goes to nobody once staff took the address out of the booking', async () => {
    waits('booking-cancelled', 'stranger@example.com', { clientEmail: '' });
    expect(await sentTo()).toBe('skipped');
  });

  it.each<[MailTemplate, Partial<Booking>]>([
    ['guardian-code', {}],
    ['guardian-consent', { guardian: null }],
  ])('goes to nobody, where another guardian is asked now: %s', async (template, about) => {
    waits(template, 'former-guardian@example.com', about);
    expect(await sentTo()).toBe('skipped');
    waits(template, guardian.email);
    change({ state: 'pending' });
    expect(await sentTo()).toBe(guardian.email);
  });

  it('is not sent when practice or practitioner have no address any more', async () => {
    memory.put(practitionerContactPath(mailedBooking.practitionerId), {});
    waits('staff-invitation', 'old@example.com');
    expect(await sentTo()).toBe('skipped');
    expect(told().state).toBe('skipped');
  });
});
