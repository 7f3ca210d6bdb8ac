import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('the button says that a browser refused to copy, and can be pressed again', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  press();
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Not copied' }));
  expect(screen.getByRole('button', { name: 'Copy the account' })).toBeTruthy();
});
