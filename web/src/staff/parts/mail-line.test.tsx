import type { MailState } from '@tulia/domain/records/mail';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { currentToast } from '../../ui/toast-store';
import { MailLine } from './mail-line';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);
beforeEach(() => {
  sent.mockReset();
});

const whose = { to: 'amina@example.com', bookingId: 'b1', change: null, rung: null, text: null };
const about = { ...whose, template: 'booking-received' } as const;
const show = (state: MailState, attempts: number, problem: string | null = null) =>
  render(
    <MailLine
      id="m1"
      mail={{ ...about, state, attempts, problem, createdAt: 0, updatedAt: 0, expiresAt: 1 }}
    />,
  );
const buttons = () => screen.queryAllByRole('button').map((each) => each.ariaLabel);

it('a sent email shows its attempts and has no buttons', () => {
  show('sent', 2);
  expect(screen.getByRole('listitem').textContent).toContain('2 attempts');
  expect(buttons()).toEqual([]);
});

const times = { createdAt: 0, updatedAt: 0, expiresAt: 1, attempts: 1, problem: null };
const reminder = { ...about, ...times, template: 'session-reminder' } as const;

it('a reminder shows its way and what became of its text', () => {
  render(
    <MailLine id="m1" mail={{ ...reminder, state: 'sent', rung: 'text', text: 'delivered' }} />,
  );
  const line = screen.getByRole('listitem').textContent;
  expect(line).toContain('by text to the phone · text arrived · 1 attempt');
});

it('a reminder that waits for a call is noted by one press, and nothing is sent again', async () => {
  sent.mockResolvedValue({ state: 'sent' });
  render(<MailLine id="m1" mail={{ ...reminder, state: 'pending', rung: 'call' }} />);
  expect(buttons()).toEqual(['Called: Reminder']);
  fireEvent.click(screen.getByText('Called'));
  await expect.poll(() => currentToast()?.title).toBe('The call is noted');
  expect(sent.mock.calls).toMatchObject([[{ name: 'closeMail' }, { mailId: 'm1' }]]);
});

it('a failed email shows its problem, and one press sends it again', async () => {
  sent.mockResolvedValue({ state: 'pending' });
  show('failed', 1, 'smtp-550');
  expect(screen.getByText('failed')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('smtp-550');
  expect(buttons()).toEqual(['Send again: Request received', 'Tick off: Request received']);
  fireEvent.click(screen.getByText('Send again'));
  await expect.poll(() => currentToast()?.title).toBe('It is on its way again');
  expect(sent.mock.calls).toMatchObject([[{ name: 'resendMail' }, { mailId: 'm1' }]]);
});
