import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EditorFrame } from './editor-frame';
import { LeaveGuard } from './leave-guard';

const texts = {
  save: 'Save',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  back: 'Back',
  guard: { title: 'Leave?', text: 'Not saved.', stay: 'Stay', leave: 'Leave it' },
};

function draw(dirty: boolean) {
  const onSave = vi.fn();
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
        onSave={onSave}
        onClose={onClose}
      >
        <input aria-label="Name" />
      </EditorFrame>
    </>,
  );
  return { user: userEvent.setup(), onSave, onClose, followed };
}

it('saves by button and by Enter', async () => {
  const { user, onSave } = draw(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), 'x{Enter}');
  expect(onSave).toHaveBeenCalledTimes(2);
});

it('goes back at once when nothing was changed', async () => {
  const { user, onClose } = draw(false);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before changes are lost on the way back', async () => {
  const { user, onClose } = draw(true);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before a link within the site is followed, and follows it when told to', async () => {
  const { user, followed } = draw(true);
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  await user.click(link);
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
});

const address = () => `${location.pathname}${location.search}`;
const back = () =>
  act(async () => {
    history.back();
    await Promise.resolve();
  });

it('asks before the Back button loses changes: staying keeps the page, leaving goes to the one before', async () => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/editor');
  const { user } = draw(true);
  await back();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/editor');
  await back();
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(address()).toBe('/before'));
});

it('lets the Back button pass in one press once changes are saved', async () => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/editor');
  const { rerender } = render(<LeaveGuard active texts={texts.guard} />);
  rerender(<LeaveGuard active={false} texts={texts.guard} />);
  await back();
  await waitFor(() => expect(address()).toBe('/before'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('lets links pass when nothing was changed', async () => {
  const { user, followed } = draw(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(followed).toHaveBeenCalledOnce();
});
