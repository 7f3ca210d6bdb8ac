import { recount } from '@tulia/domain/booking/clients/recount';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { aBooking } from '@tulia/domain/testing/booking';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../platform/device/save-file';
import { call } from '../../platform/live/call';
import { EndPart } from './end-part';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../platform/device/save-file', () => ({ saveFile: vi.fn() }));
vi.mock('../../shared/views/reauthenticate-dialog', () => ({
  ReauthenticateDialog: ({ onDone }: { onDone: () => void }) => (
    <button onClick={onDone}>Proved</button>
  ),
}));

const booking = aBooking({ status: 'completed', clientUserId: null });
const client = recount(booking.clientId, null, [booking], defaultPracticeSettings, 0)!;
const show = (change: object = {}, session = booking) =>
  render(<EndPart client={{ ...client, ...change }} sessions={[session]} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = () => vi.mocked(call).mock.calls.map(([{ name }, input]) => [name, input]);

beforeEach(() => vi.mocked(call).mockReset());

test('after an old login the copy is made once the admin has proved to be there, and names nobody', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Refusal('recent-login-required'));
  vi.mocked(call).mockResolvedValueOnce({ exportedAt: '2026-11-23T09:00:00.000Z' });
  show();
  await press('Export');
  await press('Proved');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('client-2026-11-23.json');
});

test('the erasure asks for the name, says a wrong one at its field, and sends what was typed', async () => {
  const fields = { name: 'name-differs' };
  vi.mocked(call).mockRejectedValueOnce(new Refusal('invalid-input', { fields }));
  show();
  await press('Erase');
  const field = await screen.findByLabelText('To confirm, type the name: Amina Otieno');
  fireEvent.change(field, { target: { value: 'Amina' } });
  await press('Erase for good');
  expect(await screen.findByText('This is not the name of this client')).toBeTruthy();
  vi.mocked(call).mockResolvedValueOnce({ kept: 0, retainUntil: null });
  fireEvent.change(field, { target: { value: 'Amina Otieno' } });
  await press('Erase for good');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[1]).toEqual(['eraseClient', { clientId: client.id, name: 'Amina Otieno' }]);
});

test('an erased client can be erased no more, except after an interrupted erasure', () => {
  const { unmount } = show({ leftAt: 1 }, { ...booking, leftAt: 1 });
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
  unmount();
  show({ leftAt: 1 });
  expect(screen.getByRole('button', { name: 'Erase' })).toBeTruthy();
});
