import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button';
import { CopyTextButton } from './copy-button';
import { currentToast } from './toast-store';

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

const words = { copy: 'Copy', copied: 'Copied', copyFailed: 'Not copied' };
const press = () => {
  render(<CopyTextButton text="7QF2M0XC" label="Copy the account" words={words} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the account' }));
};

test('the text is copied', async () => {
  writeText.mockResolvedValue();
  press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('7QF2M0XC');
});

test('a browser that refuses to copy is told of, and the button can be pressed again', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  press();
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Not copied' }));
  expect(screen.getByRole('button', { name: 'Copy the account' })).toBeTruthy();
});

/** What a browser does that translates the page: new texts in elements of their own, the old ones taken away. */
const translatePage = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const outer = document.createElement('span');
    outer.appendChild(document.createElement('span')).textContent = `[${text.data}]`;
    text.replaceWith(outer);
  }
};

test('a button of a page that the browser has translated changes its sign and its words', async () => {
  writeText.mockResolvedValue();
  render(<CopyTextButton text="7QF2M0XC" words={words} />);
  translatePage();
  fireEvent.click(screen.getByRole('button', { name: '[Copy]' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('a button of a page that the browser has translated shows that it is busy, and is ready again', () => {
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Saving...">
      <svg /> Save
    </Button>
  );
  const page = render(button(false));
  translatePage();
  page.rerender(button(true));
  expect(screen.getByRole('button').textContent).toBe('Saving...');
  translatePage();
  page.rerender(button(false));
  expect(screen.getByRole('button').textContent.trim()).toBe('Save');
});
