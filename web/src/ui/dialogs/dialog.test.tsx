import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Other</button>
      <Dialog open={open} onOpenChange={setOpen} title="Your Booking" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

it('a dialog is named, keeps the focus inside and returns it to where it was', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Your Booking' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (let stop = 0; stop < 3; stop += 1) await user.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

function Texts() {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  const text = (name: 'first' | 'second', next: 'second' | null) =>
    open === name && (
      <Dialog
        open
        toRead
        onOpenChange={() => setOpen(null)}
        title={name}
        footer={<button onClick={() => setOpen(next)}>I agree</button>}
      >
        <p>A long text.</p>
      </Dialog>
    );
  return (
    <>
      <button onClick={() => setOpen('first')}>Read both</button>
      {text('first', 'second')}
      {text('second', null)}
    </>
  );
}

it('a dialog with a text begins at its top, and after the second of two the focus is where it was', async () => {
  const user = userEvent.setup();
  render(<Texts />);
  const opener = screen.getByRole('button', { name: 'Read both' });
  await user.click(opener);
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'first' }));
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'second' }));
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function Details() {
  const [asks, setAsks] = useState(false);
  const [paid, setPaid] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <Dialog open onOpenChange={() => undefined} title="Details" closeLabel="Close">
        {!paid && <button onClick={() => setAsks(true)}>Pay</button>}
      </Dialog>
      <Dialog open={asks} onOpenChange={close} title="Payment" closeLabel="Close">
        <button onClick={() => setPaid(true)}>Take</button>
        <button onClick={close}>Done</button>
      </Dialog>
    </>
  );
}

it('the focus stays in the dialog below when the button that opened the one above is gone', async () => {
  const user = userEvent.setup();
  render(<Details />);
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await user.click(screen.getByRole('button', { name: 'Take' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const details = screen.getByRole('dialog', { name: 'Details' });
  await waitFor(() => expect(details.contains(document.activeElement)).toBe(true));
});
