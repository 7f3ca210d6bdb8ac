import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { readContactForm, sendContactMessage } from './send-contact-message';

vi.mock('../../platform/live/call', () => ({ call: vi.fn(), warmCalls: vi.fn() }));
const called = vi.mocked(call);

const form = {
  name: 'Amina',
  email: 'amina@example.com',
  subject: 'booking' as const,
  message: 'Hello',
  honeypot: '',
};
const requestId = 'request-0123456789';

beforeEach(() => {
  called.mockReset();
});
afterEach(() => vi.restoreAllMocks());

it('sends the fields of the contract', async () => {
  called.mockResolvedValue({ messageId: 'm' });
  await sendContactMessage(form, 'sw', requestId);
  expect(called).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'sendMessage' }), {
    ...form,
    language: 'sw',
    requestId,
  });
});

it('sends nothing that the contract refuses and says why, in the order of the form', async () => {
  const sent = sendContactMessage(
    { ...form, name: ' ', email: 'a b@example', message: '' },
    'en',
    requestId,
  );
  await expect(sent).rejects.toMatchObject({
    code: 'invalid-input',
    details: {
      fields: {
        name: 'name-required',
        email: 'email-invalid',
        message: 'message-required',
      },
    },
  });
  expect(called).not.toHaveBeenCalled();
});

it('sends nothing offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(sendContactMessage(form, 'en', requestId)).rejects.toMatchObject({
    code: 'offline',
  });
  expect(called).not.toHaveBeenCalled();
});

it('reads the form, trims it, and counts an unknown subject as general', () => {
  const data = new FormData();
  data.set('name', '  Amina ');
  data.set('email', 'amina@example.com');
  data.set('subject', 'other');
  data.set('message', ' Hi\n');
  data.set('website', 'filled');
  expect(readContactForm(data)).toEqual({
    name: 'Amina',
    email: 'amina@example.com',
    subject: 'general',
    message: 'Hi',
    honeypot: 'filled',
  });
});
