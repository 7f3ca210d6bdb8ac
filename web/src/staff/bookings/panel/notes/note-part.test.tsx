import {
  amendNote,
  saveNote,
  saveNoteDraft,
  signNote,
} from '@tulia/domain/calls/bookings/staff-actions';
import type { Confidential } from '@tulia/domain/calls/bookings/confidential';
import type { Note, NoteDraft } from '@tulia/domain/booking/note';
import { Refusal } from '@tulia/domain/refusal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../../platform/live/call';
import { currentToast } from '../../../../ui/toast-store';
import { NotePart } from './note-part';

vi.mock('../../../../platform/live/call', () => ({ call: vi.fn() }));
const session = vi.hoisted(() => ({ status: 'signed-in', listeners: new Set<() => void>() }));
vi.mock('../../../../platform/session/session-store', () => ({
  currentSession: () => session,
  subscribeToSession: (listener: () => void) => session.listeners.add(listener),
}));
const sent = vi.mocked(call);
const first: Note = {
  text: 'Call before.',
  version: 1,
  updatedAt: 0,
  updatedBy: 'Njeri',
  signedAt: null,
  signedBy: null,
  isAmendment: false,
};

let known: Confidential;
function stands(note: Note | null, versions: Note[] = [], draft: NoteDraft | null = null): void {
  known = { request: null, note, draft, versions };
}
const router = () =>
  createMemoryRouter([
    {
      path: '/',
      element: (
        <NotePart bookingId="b1" read={{ status: 'ready', data: known, retry: () => undefined }} />
      ),
    },
  ]);
const show = () => render(<RouterProvider router={router()} />);
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Private note');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await Promise.resolve();
  });

function signOut(): void {
  session.status = 'signed-out';
  session.listeners.forEach((listener) => listener());
}

beforeEach(() => {
  session.status = 'signed-in';
  sent.mockReset();
  sent.mockResolvedValue({ version: 2 });
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
});

test('a note that another staff member writes meanwhile is shown, must be read before saving, and can be taken', async () => {
  stands(first);
  const { rerender } = show();
  type('Asked for an invoice.');
  stands({ ...first, text: 'Safety plan discussed.', version: 2 });
  rerender(<RouterProvider router={router()} />);
  type('Asked for an invoice!');
  expect(screen.getByText('Njeri has written meanwhile:')).toBeTruthy();
  expect(screen.getByText('Safety plan discussed.')).toBeTruthy();
  expect(button('Save note').disabled).toBe(true);
  await press('I have read it, go on with mine');
  expect(button('Save note').disabled).toBe(false);
  expect(box().value).toBe('Asked for an invoice!');
  stands({ ...first, text: 'Safety plan discussed and signed.', version: 3 });
  rerender(<RouterProvider router={router()} />);
  await press('Take theirs');
  expect(box().value).toBe('Safety plan discussed and signed.');
  expect(screen.queryByText('Njeri has written meanwhile:')).toBeNull();
});

test('an empty note begins with the headings of a template', () => {
  stands(null);
  show();
  fireEvent.click(button('SOAP'));
  expect(box().value).toContain('Subjective:');
  expect(screen.queryByRole('button', { name: 'DAP' })).toBeNull();
});

test('a note is signed as it was saved, and only after a question', async () => {
  stands(first);
  show();
  type('Call before. Came late.');
  expect(screen.queryByRole('button', { name: 'Sign note' })).toBeNull();
  type('Call before.');
  await press('Sign note');
  expect(sent).not.toHaveBeenCalled();
  await press('Sign note');
  expect(sent).toHaveBeenCalledExactlyOnceWith(signNote, { bookingId: 'b1', version: 1 });
});

test('a signed note has no field for its text, shows its amendments, and takes more', async () => {
  const signed: Note = { ...first, version: 3, signedAt: 0, signedBy: 'Njeri' };
  stands(signed, [{ ...signed, text: 'Exams begin in January.', isAmendment: true }, first]);
  show();
  expect(screen.queryByLabelText('Private note')).toBeNull();
  expect(screen.getByText('Call before.')).toBeTruthy();
  expect(screen.getByText('Exams begin in January.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Amendment'), { target: { value: 'And end in March.' } });
  await press('Add amendment');
  const body = { bookingId: 'b1', version: 3, text: 'And end in March.' };
  expect(sent).toHaveBeenCalledExactlyOnceWith(amendNote, body);
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const draft = (text: string, version = 1) => [saveNoteDraft, { bookingId: 'b1', version, text }];
/** The next call is answered only when the returned function is called. */
function hangs(): () => void {
  let answer: () => void = () => undefined;
  sent.mockReturnValueOnce(new Promise((done) => (answer = () => done({ kept: true }))));
  return () => answer();
}
const typed: NoteDraft = { text: 'She said that', version: 0, updatedAt: 0 };

function write(note: Note | null, stored: NoteDraft | null = null) {
  vi.useFakeTimers();
  stands(note, [], stored);
  sent.mockResolvedValue({ kept: true });
  return show();
}

test('typed text is saved as a draft once after a pause, and the draft ends when the text is removed', async () => {
  write(first);
  type('Call before. C');
  await pass(500);
  type('Call before. Came');
  await pass(900);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await pass(200);
  expect(screen.getByText(/^Saved \d\d:\d\d/)).toBeTruthy();
  await pass(60_000);
  expect(sent.mock.calls).toEqual([draft('Call before. Came')]);
  type('Call before.');
  await pass(60_000);
  expect(sent.mock.calls.slice(1)).toEqual([draft('')]);
});

test('what is typed while a draft is under way is sent once that has arrived', async () => {
  write(first);
  const answer = hangs();
  type('Call before. Came');
  await pass(1100);
  type('Call before. Came late.');
  await pass(1100);
  answer();
  await pass(1100);
  expect(sent.mock.calls).toEqual([draft('Call before. Came'), draft('Call before. Came late.')]);
});

test('a draft is saved at least every five seconds while a staff member types without a pause', async () => {
  write(first);
  for (let count = 1; count <= 11; count += 1) {
    type(`Call before. ${'a'.repeat(count)}`);
    await pass(500);
  }
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a draft that cannot be saved shows that, and is tried again', async () => {
  write(null);
  sent.mockRejectedValue(new Refusal('timeout'));
  type('She said');
  await pass(1100);
  expect(screen.getByText(/^Not saved yet – it is tried again/)).toBeTruthy();
  sent.mockResolvedValue({ kept: true });
  await pass(9000);
  expect(sent).toHaveBeenCalledTimes(1);
  await pass(1100);
  expect(screen.getByText(/^Saved/)).toBeTruthy();
});

test('a form that closes without a connection says so, and its text is sent and shown later', async () => {
  const page = write(first);
  sent.mockRejectedValue(new Refusal('offline'));
  type('Call before. She said th');
  page.unmount();
  await pass(0);
  expect(currentToast()?.title).toBe('Not saved yet');
  const reopened = show();
  await pass(0);
  expect(box().value).toBe('Call before. She said th');
  reopened.unmount();
  sent.mockClear();
  sent.mockResolvedValue({ kept: true });
  await pass(11_000);
  expect(sent.mock.calls).toEqual([draft('Call before. She said th')]);
});

test('the browser asks before it closes a tab with unsaved text', async () => {
  const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  write(first);
  type('Call before. She said th');
  expect(closes()).toBe(true);
  await pass(1100);
  expect(closes()).toBe(false);
});

test('a page that goes out of sight sends the typed text at once', async () => {
  write(first);
  type('Call before. She said th');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveBeenCalledTimes(1);
  await pass(0);
});

test('a draft is neither sent nor shown after the staff member has logged out', async () => {
  const page = write(first);
  sent.mockRejectedValue(new Refusal('offline'));
  type('Call before. She said th');
  page.unmount();
  await pass(0);
  sent.mockClear();
  signOut();
  await pass(60_000);
  expect(sent).not.toHaveBeenCalled();
  show();
  expect(box().value).toBe('Call before.');
});

test('a draft under way at a logout does not end the draft of the next staff member', async () => {
  const before = write(first);
  const arrive = hangs();
  type('Call before. She');
  await pass(1100);
  signOut();
  before.unmount();
  session.status = 'signed-in';
  arrive();
  await pass(0);
  const page = show();
  await pass(5000);
  type('Call before. He said th');
  page.unmount();
  show();
  expect(box().value).toBe('Call before. He said th');
});

test('an unsaved draft comes back to its note, and staff can drop it', async () => {
  write(null, typed);
  await pass(0);
  expect(box().value).toBe('She said that');
  expect(screen.getByText(/^You wrote this on/)).toBeTruthy();
  fireEvent.click(button('Drop the draft'));
  expect(box().value).toBe('');
  await pass(1100);
  expect(sent.mock.calls).toEqual([draft('', 0)]);
});

test('a draft that was begun from an older version first shows the present note', () => {
  stands({ ...first, version: 2 }, [], { ...typed, version: 1 });
  show();
  expect(box().value).toBe('She said that');
  expect(screen.getByText('Njeri has written meanwhile:')).toBeTruthy();
  expect(button('Save note').disabled).toBe(true);
});

test('a draft of a note that was signed meanwhile stands in the field for amendments', async () => {
  write({ ...first, version: 2, signedAt: 5, signedBy: 'Njeri' }, typed);
  await pass(0);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Amendment').value).toBe('She said that');
  sent.mockResolvedValue({ version: 3 });
  fireEvent.click(button('Add amendment'));
  await pass(0);
  await pass(60_000);
  const body = { bookingId: 'b1', version: 2, text: 'She said that' };
  expect(sent).toHaveBeenCalledExactlyOnceWith(amendNote, body);
});

test('a note is saved only after the draft that is under way', async () => {
  write(first);
  const answer = hangs();
  type('Call before. Came');
  await pass(1100);
  type('Call before. Came late.');
  sent.mockResolvedValue({ version: 2 });
  fireEvent.click(button('Save note'));
  await pass(0);
  expect(sent).toHaveBeenCalledTimes(1);
  answer();
  await pass(60_000);
  const body = { bookingId: 'b1', version: 1, text: 'Call before. Came late.' };
  expect(sent.mock.calls.slice(1)).toEqual([[saveNote, body]]);
});
