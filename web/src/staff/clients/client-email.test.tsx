import { recount } from '@tulia/domain/booking/clients/recount';
import type { Client } from '@tulia/domain/booking/clients/client';
import { EMAIL_PROOF_LIFETIME } from '@tulia/domain/booking/clients/prove-email';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { ClientEmail } from './client-email';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));

const booking = aConfirmed({ clientUserId: null, clientEmail: '' });
const counted = recount(booking.clientId, null, [booking], defaultPracticeSettings, 0)!;
const sentAt = Date.now() - DAY;
const newEmail = { address: 'new@example.com', since: sentAt, sentAt, proof: '', wrong: 0 };
const show = (client: Partial<Client>, mayChange = true) =>
  render(
    <ClientEmail
      client={{ ...counted, ...client }}
      mayChange={mayChange}
      onChanged={() => undefined}
    />,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => input);

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(call).mockResolvedValue({ isAsked: true });
});

test('an address that is not proved waits, is asked again, and is taken back', async () => {
  show({ newEmail, contactVersion: 2 });
  expect(screen.getByText(/^Waits for the client’s proof since/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'new@example.com' })).toBeNull();
  press('Send link again');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy());
  await waitFor(() => press('Take back'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { clientId: counted.id, version: 2, email: 'new@example.com' },
    { clientId: counted.id, version: 2, email: '' },
  ]);
});

test('a link that was not opened in time is named', () => {
  show({ newEmail: { ...newEmail, sentAt: Date.now() - EMAIL_PROOF_LIFETIME } });
  expect(screen.getByText(/^The client has not proved it in time/)).toBeTruthy();
});

test('an address is added in a dialog, which names a wrong one', async () => {
  show({});
  press('Add email');
  const field = await screen.findByLabelText('Email');
  fireEvent.change(field, { target: { value: 'amina' } });
  press('Save');
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' amina@example.com ' } });
  press('Save');
  await waitFor(() =>
    expect(sent()).toEqual([{ clientId: counted.id, version: 1, email: 'amina@example.com' }]),
  );
});

test('who may not change the address sees no button', () => {
  show({ newEmail }, false);
  expect(screen.queryByRole('button')).toBeNull();
});
