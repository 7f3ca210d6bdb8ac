import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { rejectBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bodySchema } from '@tulia/domain/calls/call';
import { Refusal } from '@tulia/domain/refusal';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../language/catalogue';
import { LanguageProvider, useLanguage } from '../language/use-texts';
import { hearFieldsWhenSent } from '../hooks/hear-fields';
import { schemaResolver } from '../hooks/schema-resolver';
import { TextField } from '../../ui/fields/text-field';
import { currentToast } from '../../ui/toast-store';
import { call } from './call';
import { useContractForm } from './use-contract-form';

vi.mock('./call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

const WORDS: Record<Language, string> = { en: 'Say why', sw: 'Sema kwa nini' };

function Form({ onDone = () => undefined }: { onDone?: () => void }) {
  const lang = useLanguage();
  const form = useContractForm(rejectBooking, {
    defaultValues: { name: '', why: '' },
    inputOf: ({ why }) => ({ bookingId: 'b', version: 2, reason: why.trim() }),
    fieldOf: (path) => (path === 'reason' ? 'why' : path),
    say: (code) => (code === 'reason-required' ? WORDS[lang] : code),
    failed: 'Failed',
    onDone,
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Why" {...form.field('why')} />
      <button type="submit">Send</button>
    </form>
  );
}

const show = (language: Language = 'en') => (
  <LanguageProvider language={language}>
    <Form />
  </LanguageProvider>
);
const why = () => screen.getByLabelText<HTMLInputElement>('Why');
const press = () => fireEvent.click(screen.getByText('Send'));

beforeEach(() => {
  sent.mockReset();
});

it('a form sends what a browser filled in without an event', async () => {
  sent.mockResolvedValue({});
  hearFieldsWhenSent(document);
  render(show());
  // Past React, which would otherwise hear of it.
  Reflect.set(HTMLInputElement.prototype, 'value', 'Fully booked', why());
  press();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ reason: 'Fully booked' });
});

it('a form sends nothing that the contract refuses, marks the field and moves to it', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(show());
  press();
  await screen.findByText('Say why');
  expect(sent).not.toHaveBeenCalled();
  expect(why().getAttribute('aria-invalid')).toBe('true');
  expect(why().getAttribute('aria-describedby')).toBe(screen.getByText('Say why').id);
  await waitFor(() => expect(document.activeElement).toBe(why()));
  expect(into).toHaveBeenLastCalledWith({ block: 'center' });
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Failed' }));
});

it('the problems of a form follow the language, and what was typed stays', async () => {
  const { rerender } = render(show());
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'Amina' } });
  press();
  await screen.findByText('Say why');
  rerender(show('sw'));
  expect(screen.getByText('Sema kwa nini')).toBeTruthy();
  expect(name.value).toBe('Amina');
});

it('a form marks what the server finds wrong, and sends again what was typed', async () => {
  sent.mockRejectedValueOnce(new Refusal('invalid-input', { fields: { reason: 'too-long' } }));
  render(show());
  fireEvent.change(why(), { target: { value: ' No room ' } });
  press();
  await screen.findByText('too-long');
  await waitFor(() => expect(document.activeElement).toBe(why()));
  sent.mockResolvedValue({});
  press();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await act(() => Promise.resolve());
  expect(sent.mock.calls[1]?.[1]).toEqual({ bookingId: 'b', version: 2, reason: 'No room' });
});

it('a form shows the first reason of a field, and what else the domain says', async () => {
  const check = schemaResolver(bodySchema(rejectBooking), {
    inputOf: () => ({ bookingId: 'b', version: 2, reason: '' }),
    alsoCheck: () => ({ reason: 'odd', note: 'odd' }),
  });
  const { errors } = await check({}, undefined, { fields: {}, shouldUseNativeValidation: false });
  const found = { reason: { message: 'reason-required' }, note: { message: 'odd' } };
  expect(errors).toMatchObject(found);
});

it('a form says that nothing was checked when the rules could not be fetched', async () => {
  const check = schemaResolver(() => Promise.reject(new TypeError('no connection')));
  const { errors } = await check({}, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toMatchObject({ root: { notChecked: { message: 'not-checked' } } });
});
