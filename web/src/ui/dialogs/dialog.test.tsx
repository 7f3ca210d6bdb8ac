import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AlertDialog } from './alert-dialog';
import { Dialog } from './dialog';

function Page({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Other</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your Booking"
        description="Look at it once more"
        closeLabel="Close"
        closable={closable}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

it('is named, keeps the focus inside and returns it to where it was', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Your Booking' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

it('cannot be closed while it must stay', async () => {
  const user = userEvent.setup();
  render(<Page closable={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
});

function Question() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('none');
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <output>{answer}</output>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel it?"
        description="The slot becomes free."
        cancelLabel="No"
        confirmLabel="Yes"
        onConfirm={() => {
          setAnswer('yes');
          setOpen(false);
        }}
      />
    </>
  );
}

it('asks, and returns the focus after either answer', async () => {
  const user = userEvent.setup();
  render(<Question />);
  const opener = screen.getByRole('button', { name: 'Ask' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('status').textContent).toBe('none');
  expect(document.activeElement).toBe(opener);
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('status').textContent).toBe('yes');
  expect(document.activeElement).toBe(opener);
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

it('a text is read from its top, and after the second of two the focus is where it was', async () => {
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
