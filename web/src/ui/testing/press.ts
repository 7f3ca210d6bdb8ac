import { act, fireEvent, screen } from '@testing-library/react';

/** Presses the button, and waits for what answers at once. */
export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => Promise.resolve());
}

export function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
