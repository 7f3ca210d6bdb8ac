import { saveNote } from '@tulia/domain/calls/booking-desk';
import type { Note } from '@tulia/domain/records/booking';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../live/call';
import { useDocument } from '../../../live/use-document';
import type { Live } from '../../../live/live';
import { NotePart } from './note-part';

vi.mock('../../../live/call', () => ({ call: vi.fn() }));
vi.mock('../../../live/use-document', () => ({ useDocument: vi.fn() }));
const sent = vi.mocked(call);
const first: Note = { text: 'Call before.', version: 1, updatedAt: 0, updatedBy: 'Njeri' };

function stands(data: Note | null): void {
  const live: Live<unknown> = {
    ...{ status: 'ready', data, error: undefined, fromCache: false, overdue: false },
    retry: () => undefined,
  };
  vi.mocked(useDocument).mockReturnValue(live as ReturnType<typeof useDocument>);
}
const router = () => createMemoryRouter([{ path: '/', element: <NotePart bookingId="b1" /> }]);
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
