import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EditorFrame } from './editor-frame';

const texts = {
  save: 'Save',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  back: 'Back',
  guard: { title: 'Leave?', text: 'Not saved.', stay: 'Stay', leave: 'Leave it' },
};

function draw(dirty: boolean) {
  const onClose = vi.fn();
  const followed = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <>
      <a href="/elsewhere" onClick={(event) => followed(event.nativeEvent)}>
        Elsewhere
      </a>
      <EditorFrame
        title="A service"
        texts={texts}
        dirty={dirty}
        busy={false}
        onSave={vi.fn()}
        onClose={onClose}
      >
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
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the form asks before changes are lost on the way back', async () => {
  const { user, onClose } = draw(true);
  const way = screen.getByRole('button', { name: 'Back' });
  await user.click(way);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(way);
  await user.click(way);
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('the form asks before a link within the site is followed, and follows it when told to', async () => {
  const { user, followed } = draw(true);
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  await user.click(link);
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
});
