import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { Refusal } from '@tulia/domain/refusal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { currentToast, dismissToast } from '../../ui/toast-store';
import { CARRIED_FORM, carryMessage } from './carried-message';
import { ContactForm } from './contact-form';

const session = vi.hoisted(() => ({ user: null as object | null }));
vi.mock('../../platform/session/session', () => ({ useSession: () => session }));
vi.mock('../../platform/live/call', () => ({ call: vi.fn(), warmCalls: vi.fn() }));
const called = vi.mocked(call);

beforeEach(() => {
  session.user = null;
  called.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

async function fill() {
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.type(screen.getByLabelText('Name'), 'Amina');
  await user.type(screen.getByLabelText('Email'), 'amina@example.com');
  await user.selectOptions(screen.getByLabelText('Subject'), 'services');
  await user.type(screen.getByLabelText('Message'), 'Do you see couples?');
  return user;
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const send = () => screen.getByRole('button', { name: 'Send Message' });

it('says that the message was sent, and offers an empty form again', async () => {
  called.mockResolvedValue({ messageId: 'm' });
  const user = await fill();
  await user.type(screen.getByLabelText('Message'), ' ');
  await user.click(send());
  await screen.findByText('Thank you');
  expect(called).toHaveBeenCalledExactlyOnceWith(sendMessage, {
    name: 'Amina',
    email: 'amina@example.com',
    subject: 'services',
    message: 'Do you see couples?',
    honeypot: '',
    language: 'en',
    requestId: expect.any(String) as string,
  });
  expect(currentToast()).toMatchObject({
    title: 'Message Sent Successfully!',
    description: "We'll get back to you within 24 hours.",
  });
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(valueOf('Message')).toBe('');
});

it('the form fills in the signed-in person, and leaves typed fields', async () => {
  const page = render(<ContactForm />);
  await userEvent.setup().type(screen.getByLabelText('Name'), 'Mother of Amina');
  session.user = { displayName: 'Amina Wanjiru', email: 'amina@example.com' };
  page.rerender(<ContactForm />);
  expect([valueOf('Name'), valueOf('Email')]).toEqual(['Mother of Amina', 'amina@example.com']);
});

it('keeps the text when sending fails, and tries again with the same id', async () => {
  called.mockRejectedValue(new Refusal('internal'));
  const user = await fill();
  await user.click(send());
  const description = 'Failed to send message. Please try again.';
  const toast = { title: 'Error', description, variant: 'destructive' };
  await waitFor(() => expect(currentToast()).toMatchObject(toast));
  expect(valueOf('Message')).toBe('Do you see couples?');
  await user.click(send());
  await waitFor(() => expect(called).toHaveBeenCalledTimes(2));
  const [first, second] = called.mock.calls.map(([, input]) => input as { requestId: string });
  expect(second!.requestId).toBe(first!.requestId);
});

it('keeps the text when no answer comes, and does not say that nothing was sent', async () => {
  called.mockRejectedValue(new Refusal('timeout'));
  const user = await fill();
  await user.click(send());
  await waitFor(() => expect(currentToast()?.title).toBe('No answer yet'));
  expect(currentToast()?.description).toMatch(/It may have arrived/);
  expect(valueOf('Message')).toBe('Do you see couples?');
});

it('the form keeps its text offline and sends nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await fill();
  await user.click(send());
  await waitFor(() => expect(currentToast()?.title).toBe('You are offline'));
  expect(called).not.toHaveBeenCalled();
  expect(valueOf('Name')).toBe('Amina');
});

it('marks the wrong fields and moves to the first', async () => {
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.click(send());
  for (const field of ['Name', 'Email', 'Message'])
    expect(await screen.findByText(`${field} is required`)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(called).not.toHaveBeenCalled();
});

it('the form has a trap that people neither see nor reach, and sends what a machine writes into it', async () => {
  const user = await fill();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  trap.value = 'filled';
  await user.click(send());
  await waitFor(() => expect(called.mock.calls[0]?.[1]).toMatchObject({ honeypot: 'filled' }));
});

it('the page in the other language takes over typed text, once', async () => {
  await fill();
  const values = () => ['Name', 'Email', 'Subject', 'Message'].map(valueOf);
  expect(sessionStorage).toHaveLength(0);
  // `app/start.ts` does it on the press.
  carryMessage(document.querySelector<HTMLFormElement>(CARRIED_FORM)!);
  cleanup();
  // The page that is left may only wake now, while the next one is on its way.
  render(<ContactForm />);
  expect(values()).toEqual(['', '', 'general', '']);
  cleanup();
  history.replaceState(null, '', '/sw/contact');
  render(<ContactForm />);
  expect(values()).toEqual(['Amina', 'amina@example.com', 'services', 'Do you see couples?']);
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  render(<ContactForm />);
  expect(values()).toEqual(['', '', 'general', '']);
});
