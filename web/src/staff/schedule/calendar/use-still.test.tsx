import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStill } from './use-still';

function Probe({ value }: { value: string }) {
  const { still, onPointerDown, onDragStart, onDragStop } = useStill(value);
  return (
    <button onPointerDown={onPointerDown} onDragStart={onDragStart} onDragEnd={onDragStop}>
      {still}
    </button>
  );
}

/** In one step: a timer that was set cannot have run yet. */
const release = (kind: string) =>
  act(() => {
    window.dispatchEvent(new Event(kind));
  });

test.each(['pointerup', 'pointercancel'])('the value stays until after %s', async (kind) => {
  const { rerender } = render(<Probe value="before" />);
  fireEvent.pointerDown(screen.getByRole('button'));
  rerender(<Probe value="after" />);
  release(kind);
  expect(screen.getByText('before')).toBeTruthy();
  expect(await screen.findByText('after')).toBeTruthy();
});

test('the value stays the same until a drag has ended', async () => {
  const { rerender } = render(<Probe value="before" />);
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.dragStart(screen.getByRole('button'));
  rerender(<Probe value="after" />);
  release('pointerup');
  await act(() => new Promise((done) => setTimeout(done, 5)));
  expect(screen.getByText('before')).toBeTruthy();
  fireEvent.dragEnd(screen.getByRole('button'));
  expect(await screen.findByText('after')).toBeTruthy();
});
