import { amendNote, saveNote, signNote } from '@tulia/domain/calls/booking-desk';
import type { Confidential } from '@tulia/domain/calls/confidential';
import type { Note } from '@tulia/domain/records/booking';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../live/call';
import { NotePart } from './note-part';

vi.mock('../../../live/call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);
const first: Note = {
  ...{ text: 'Call before.', version: 1, updatedAt: 0, updatedBy: 'Njeri' },
  ...{ signedAt: null, signedBy: null, isAmendment: false },
};

let known: Confidential;
function stands(note: Note | null, versions: Note[] = []): void {
  known = { request: null, note, versions };
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

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue({ version: 2 });
});

test('names the version that was seen', async () => {
  stands(first);
  show();
  type('Call before. Came late.');
  await act(async () => {
    fireEvent.click(button('Save note'));
    await Promise.resolve();
  });
  expect(sent).toHaveBeenCalledExactlyOnceWith(saveNote, {
    ...{ bookingId: 'b1', version: 1, text: 'Call before. Came late.' },
  });
});

test('what somebody else writes meanwhile is shown, and read before one goes on', () => {
  stands(null);
  const { rerender } = show();
  type('Asked for an invoice.');
  stands({ ...first, text: 'Safety plan discussed.' });
  rerender(<RouterProvider router={router()} />);
  type('Asked for an invoice!');
  expect(screen.getByText('Njeri has written meanwhile:')).toBeTruthy();
  expect(screen.getByText('Safety plan discussed.')).toBeTruthy();
  expect(box().value).toBe('Asked for an invoice!');
  expect(button('Save note').disabled).toBe(true);
  fireEvent.click(button('I have read it, go on with mine'));
  expect(button('Save note').disabled).toBe(false);
  expect(box().value).toBe('Asked for an invoice!');
});

const added: Note = {
  ...{ text: 'Exams begin in January.', version: 3, updatedAt: 0, updatedBy: 'Otieno' },
  ...{ signedAt: 0, signedBy: 'Njeri', isAmendment: true },
};
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

test('an empty note begins with the headings of a template', () => {
  stands(null);
  show();
  fireEvent.click(button('SOAP'));
  expect(box().value).toContain('Subjective:');
  expect(screen.queryByRole('button', { name: 'DAP' })).toBeNull();
});

test('is signed as it was saved, and only after a question', async () => {
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

test('once signed has no field for its text, shows what was added, and takes more', async () => {
  stands({ ...first, version: 3, signedAt: 0, signedBy: 'Njeri' }, [added, first]);
  show();
  expect(screen.queryByLabelText('Private note')).toBeNull();
  expect(screen.getByText('Call before.')).toBeTruthy();
  expect(screen.getByText('Exams begin in January.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Amendment'), { target: { value: 'And end in March.' } });
  await press('Add amendment');
  expect(sent).toHaveBeenCalledExactlyOnceWith(amendNote, {
    ...{ bookingId: 'b1', version: 3, text: 'And end in March.' },
  });
});
