import { Refusal } from '@tulia/domain/refusal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../live/call';
import { createRequestIds, readContactForm, sendContactMessage } from './send-contact-message';

vi.mock('../../live/call', () => ({ call: vi.fn(), warmCalls: vi.fn() }));
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

it('sends what the contract asks for', async () => {
  called.mockResolvedValue({ messageId: 'm' });
  expect(await sendContactMessage(form, 'sw', requestId)).toEqual({ kind: 'sent' });
  expect(called).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'sendMessage' }), {
    ...form,
    language: 'sw',
    requestId,
  });
});

it('sends nothing that the contract refuses and says why, in the order of the form', async () => {
  const outcome = await sendContactMessage(
    { ...form, name: ' ', email: 'a b@example', message: '' },
    'en',
    requestId,
  );
  expect(outcome).toEqual({
    kind: 'invalid',
    fields: {
      name: 'name-required',
      email: 'email-invalid',
      message: 'message-required',
    },
  });
  expect(called).not.toHaveBeenCalled();
});

it('sends nothing offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await sendContactMessage(form, 'en', requestId)).toEqual({ kind: 'offline' });
  expect(called).not.toHaveBeenCalled();
});

it.each([
  [new Refusal('timeout'), 'unknown'],
  [new Refusal('offline'), 'offline'],
  [new Refusal('internal'), 'failed'],
  [new Refusal('quota-exceeded', { retryAfterSeconds: 60 }), 'refused'],
  [new Refusal('spam'), 'refused'],
  [new Error('chunk'), 'failed'],
])('ends %o as %s', async (error, kind) => {
  called.mockRejectedValue(error);
  expect((await sendContactMessage(form, 'en', requestId)).kind).toBe(kind);
});

it('keeps the request id over retries and makes a new one when the text changes', () => {
  let made = 0;
  const idOf = createRequestIds(() => `id-${++made}`);
  expect([idOf(form, 'en'), idOf({ ...form }, 'en')]).toEqual(['id-1', 'id-1']);
  expect(idOf({ ...form, message: 'Other' }, 'en')).toBe('id-2');
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
