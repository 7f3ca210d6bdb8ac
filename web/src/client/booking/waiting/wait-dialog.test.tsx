import { Refusal } from '@tulia/domain/refusal';
import { DAY } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import WaitDialog, { type WaitDialogProps } from './wait-dialog';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
/** Behind a dialog, toasts are hidden from roles. */
const told = () => JSON.stringify(currentToast());
const person = vi.hoisted(() => ({ user: null as { uid: string } | null }));
vi.mock('../../../platform/session/session', () => ({ useSession: () => person }));

const sent = vi.mocked(call);
const closed = vi.fn();
const service = { id: 'individual-therapy', name: 'Individual Therapy' };
const inThreeDays = Date.now() + 3 * DAY;
const instead = { booking: { id: 'b1', startsAt: inThreeDays }, moment: 'Thursday, 10:00' };

beforeEach(() => {
  person.user = { uid: 'amina' };
  sent.mockReset();
  sent.mockResolvedValue({ waitId: 'w1' });
  closed.mockReset();
});

function show(change: Partial<WaitDialogProps> = {}) {
  const props = { service, practitionerId: null, instead: null, onClose: closed };
  render(<WaitDialog {...props} {...change} />, { wrapper: MemoryRouter });
}
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Wait for a time' }));
    await new Promise((resolve) => setTimeout(resolve));
  });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('without an account it says why one is needed, and leads to the login', () => {
  person.user = null;
  show();
  expect(screen.getByText(/you need an account/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in or sign up' })).toBeTruthy();
});

it('sends the days, hours and last day, says that it is done, and closes', async () => {
  show();
  fireEvent.click(screen.getByLabelText('Monday'));
  choose('Beginning from', '09:00');
  choose('Beginning before', '11:00');
  fireEvent.click(screen.getByLabelText('I am 18 years or older'));
  await send();
  const [[, input]] = sent.mock.calls as unknown as [[unknown, Record<string, unknown>]];
  expect(input).toMatchObject({ from: '09:00', until: '11:00', insteadOf: null, isAdult: true });
  expect(input['weekdays']).toEqual([2, 3, 4, 5]);
  expect(told()).toContain('You are on the waiting list');
  expect(closed).toHaveBeenCalledOnce();
});

it('in place of a session it waits until that day, and asks neither age nor whom', async () => {
  show({ instead });
  expect(screen.queryByLabelText('I am 18 years or older')).toBeNull();
  await send();
  const { date } = toWallTime(inThreeDays);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ insteadOf: 'b1', lastDate: date });
});

it('names each problem beside its field, and sends nothing', async () => {
  show();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    fireEvent.click(screen.getByLabelText(day));
  choose('Beginning from', '12:00');
  choose('Beginning before', '12:00');
  choose('Wait until', '2020-01-01');
  await send();
  expect(screen.getByText('Choose at least one day.')).toBeTruthy();
  expect(screen.getByText('The second time must be later than the first.')).toBeTruthy();
  expect(screen.getByText(/^Choose a day from/)).toBeTruthy();
  expect(screen.getByText('Please tick this box, or book an open time.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('offline nothing is sent, which it says, and what was chosen stays', async () => {
  sent.mockRejectedValue(new Refusal('offline'));
  show({ instead });
  fireEvent.click(screen.getByLabelText('Monday'));
  await send();
  expect(told()).toContain('You are offline. Nothing was sent');
  expect(screen.getByLabelText('Monday')).toHaveProperty('checked', false);
  expect(closed).not.toHaveBeenCalled();
});
