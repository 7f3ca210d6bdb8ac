import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EditorFrame } from './editor-frame';

function draw(dirty: boolean) {
  const onClose = vi.fn();
  const form = { formState: { isDirty: dirty }, action: { busy: false }, submit: vi.fn() };
  const followed = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <>
      <a href="/elsewhere" onClick={(event) => followed(event.nativeEvent)}>
        Elsewhere
      </a>
      <EditorFrame title="A service" form={form} onClose={onClose}>
        <input aria-label="Name" />
      </EditorFrame>
    </>,
  );
  return { user: userEvent.setup(), onClose, followed };
}

it('an unchanged form goes back at once, and links pass', async () => {
  const { user, onClose, followed } = draw(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(followed).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the form asks before changes are lost on the way back', async () => {
  const { user, onClose } = draw(true);
  const way = screen.getByRole('button', { name: 'Back to the list' });
  await user.click(way);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(way);
  await user.click(way);
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the form asks before a link within the site is followed, and follows it when told to', async () => {
  const { user, followed } = draw(true);
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  await user.click(link);
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
});
