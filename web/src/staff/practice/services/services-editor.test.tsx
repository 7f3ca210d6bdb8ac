import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { removeService, saveService } from '@tulia/domain/calls/practice/manage-practice';
import { seedServices } from '@tulia/domain/practice/service';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { aRead } from '../../../platform/live/testing/a-read';
import { currentToast } from '../../../ui/toast-store';
import { ServicesEditor } from './services-editor';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
const [individual] = seedServices.map((service) => ({ ...service, id: service.slug }));
vi.mock('../../parts/use-all-services', () => ({ useAllServices: () => aRead([individual]) }));
const sent = vi.mocked(call);
beforeEach(() => {
  sent.mockReset().mockResolvedValue({});
});

function open(button: string | RegExp) {
  render(<ServicesEditor />);
  fireEvent.click(screen.getByRole('button', { name: button }));
}
const isClosed = () => waitFor(() => screen.getByRole('button', { name: 'Add service' }));
const slug = () => screen.getByLabelText<HTMLInputElement>(/^Address/);
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name, English/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('the address of a new service follows its name until the staff member writes one', () => {
  open('Add service');
  type(name(), 'Grief ');
  type(name(), 'Grief & Loss');
  expect(slug().value).toBe('grief-loss');
  type(slug(), 'mourning');
  type(name(), 'Loss');
  expect(slug().value).toBe('mourning');
});

it('the form marks an empty price, keeps the typed values, and sends whole numbers', async () => {
  open(/^Edit /);
  const price = screen.getByLabelText<HTMLInputElement>(/^Price/);
  type(name(), 'Other name');
  type(price, '');
  save();
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(price));
  expect(sent).not.toHaveBeenCalled();
  type(price, '3500');
  save();
  await isClosed();
  expect(sent).toHaveBeenCalledOnce();
  const body = { price: 3500, name: { en: 'Other name' } };
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([saveService, body]);
});

it.each([
  ['deleted', 'Service deleted'],
  ['switched-off', 'Service switched off'],
])('a service that the server says is %s is told so, after a question', async (outcome, title) => {
  sent.mockResolvedValue({ outcome });
  open(/^Edit /);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete this service?' });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await isClosed();
  expect(sent).toHaveBeenCalledExactlyOnceWith(removeService, { slug: 'individual-therapy' });
  expect(currentToast()).toMatchObject({ title });
});
