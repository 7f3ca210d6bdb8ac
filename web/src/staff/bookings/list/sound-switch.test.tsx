import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { isSoundOn } from '../../parts/arrival-sound';
import { SoundSwitch } from './sound-switch';

afterEach(() => localStorage.clear());

it('the switch remembers that the sound was turned off', async () => {
  render(<SoundSwitch />);
  const box = screen.getByRole('checkbox', { name: 'Sound for new bookings' });
  expect((box as HTMLInputElement).checked).toBe(true);
  await userEvent.click(box);
  expect(isSoundOn()).toBe(false);
});
