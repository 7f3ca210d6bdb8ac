import { screen, within } from '@testing-library/react';

/** The text in the toast of `Toaster`; Radix repeats it for a second where only screen readers hear it. */
export const toasted = (text: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Notices' })).getByText(text);
