import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { removeService, saveService } from '@tulia/domain/calls/practice/manage-practice';
import { seedServices } from '@tulia/domain/practice/service';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { ServiceForm } from './service-form';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);
beforeEach(() => {
  sent.mockReset().mockResolvedValue({});
});

const onClose = vi.fn();
const slug = () => screen.getByLabelText<HTMLInputElement>(/^Address/);
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name, English/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('the address of a new service follows its name until the staff member writes one', () => {
  render(<ServiceForm service={null} onClose={onClose} />);
  type(name(), 'Grief ');
  type(name(), 'Grief & Loss');
  expect(slug().value).toBe('grief-loss');
  type(slug(), 'mourning');
  type(name(), 'Loss');
  expect(slug().value).toBe('mourning');
});

it('the form marks an empty price, keeps the typed values, and sends whole numbers', async () => {
  render(<ServiceForm service={seedServices[0] ?? null} onClose={onClose} />);
  const price = screen.getByLabelText<HTMLInputElement>(/^Price/);
  type(name(), 'Other name');
  type(price, '');
  save();
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(price));
  expect(sent).not.toHaveBeenCalled();
  type(price, '3500');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledOnce();
  const body = { price: 3500, name: { en: 'Other name' } };
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([saveService, body]);
});

it.each([
  ['deleted', 'Service deleted'],
  ['switched-off', 'Service switched off'],
])('a service that the server says is %s is told so, after a question', async (outcome, title) => {
  onClose.mockReset();
  sent.mockResolvedValue({ outcome });
  render(<ServiceForm service={seedServices[0] ?? null} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete this service?' });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith(removeService, { slug: 'individual-therapy' });
  expect(currentToast()).toMatchObject({ title });
});
