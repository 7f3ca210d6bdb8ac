import { savePractitioner } from '@tulia/domain/calls/practice/manage-practitioners';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { Refusal } from '@tulia/domain/refusal';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { aRead } from '../../../platform/live/testing/a-read';
import { PractitionersEditor } from './practitioners-editor';

const stored = vi.hoisted(() => ({ people: [] as object[] }));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../../platform/session/session', () => ({
  useSession: () => ({ role: 'super_admin', user: { uid: 'owner' } }),
}));
vi.mock('../../../shared/practice/practitioners', () => ({ reloadPractitioners: vi.fn() }));
vi.mock('../../../platform/live/use-list', () => {
  const members = ['owner', 'other'].map((id) => ({
    id,
    active: true,
    email: `${id}@example.com`,
    fullName: id === 'owner' ? 'Wanjiku Kamau' : 'Otieno Ochieng',
    practitionerId: null,
  }));
  const lists: Record<string, () => object[]> = {
    'practitioners-all': () => stored.people,
    'staff-all': () => members,
  };
  return { useList: (key: string) => aRead(lists[key]?.() ?? []) };
});
const sent = vi.mocked(call);
const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PractitionersEditor />
    </MemoryRouter>,
  );
const titled = () =>
  fireEvent.change(screen.getByLabelText(/^Title, English/), { target: { value: 'Counsellor' } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const STEP = '/admin/practitioners?step=practitioner';

beforeEach(() => {
  stored.people = [];
  sent.mockReset().mockResolvedValue({});
});

test('the first practitioner is the owner herself, who needs a title alone', async () => {
  show(STEP);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Wanjiku Kamau');
  titled();
  save();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const own = { staffUserId: 'owner', email: 'owner@example.com', calendarId: 'primary' };
  const body = { isNew: true, id: 'wanjiku-kamau', name: 'Wanjiku Kamau', ...own };
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([savePractitioner, body]);
});

test('a refused field that is folded away comes to light', async () => {
  sent.mockRejectedValue(new Refusal('invalid-input', { fields: { id: 'slug-taken' } }));
  show(STEP);
  titled();
  const fold = screen.getByText(/^More:/).closest('details');
  expect(fold?.open).toBe(false);
  save();
  await waitFor(() => expect(fold?.open).toBe(true));
  expect(screen.getByLabelText(/^Address/).getAttribute('aria-invalid')).toBe('true');
});

test('a practice that has a practitioner sees its list, and a further one begins empty', () => {
  stored.people = [defaultPractitioner];
  show(STEP);
  fireEvent.click(screen.getByRole('button', { name: 'Add practitioner' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
  expect(screen.queryByText(/^More:/)).toBeNull();
  expect(screen.getByLabelText(/^Order among the practitioners/)).toBeTruthy();
});
