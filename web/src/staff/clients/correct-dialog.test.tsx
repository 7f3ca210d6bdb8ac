import { recount } from '@tulia/domain/booking/clients/recount';
import type { Client } from '@tulia/domain/booking/clients/client';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { CorrectDialog } from './correct-dialog';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));

const booking = aConfirmed({ clientUserId: null });
const counted = recount(booking.clientId, null, [booking], defaultPracticeSettings, 0)!;
const closed = vi.fn();
const dialog = (client: Client) => (
  <CorrectDialog client={client} onClose={closed} onSaved={() => undefined} />
);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => input);

beforeEach(() => vi.mocked(call).mockReset());

test('the form sends what it shows, with no emergency contact where its fields are empty', async () => {
  vi.mocked(call).mockResolvedValue({ changed: 1, sessions: 2 });
  render(dialog(counted));
  type(/^Address/, ' Moi Avenue 1 ');
  save();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent()).toEqual([
    {
      clientId: counted.id,
      version: 1,
      name: 'Amina Otieno',
      phone: '+254 700 000 001',
      language: 'en',
      address: 'Moi Avenue 1',
      emergencyContact: null,
    },
  ]);
});

test('an emergency contact without a phone is named at its field, and nothing is sent', async () => {
  render(dialog(counted));
  type(/^Name/, 'Juma');
  save();
  expect(await screen.findByText(/^Please give the name and the phone/)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a change by others is named, what was typed stays, and saving again sends it with their version', async () => {
  vi.mocked(call).mockRejectedValueOnce(
    new Refusal('client-changed', { version: 2, by: 'Rose Wanjiku' }),
  );
  const { rerender } = render(dialog(counted));
  type(/^Address/, 'Moi Avenue 1');
  save();
  expect(await screen.findByText(/^Rose Wanjiku changed these details/)).toBeTruthy();
  rerender(dialog({ ...counted, phone: '+254 722 222 222', contactVersion: 2 }));
  expect(await screen.findByText('Phone is now: +254 722 222 222')).toBeTruthy();
  vi.mocked(call).mockResolvedValueOnce({ changed: 1, sessions: 0 });
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    version: 2,
    address: 'Moi Avenue 1',
    phone: '+254 722 222 222',
  });
});

test('of a client with an account the form says that their profile stays', () => {
  render(dialog({ ...counted, clientUserId: 'amina' }));
  expect(screen.getByText(/^This client has an account/)).toBeTruthy();
});
