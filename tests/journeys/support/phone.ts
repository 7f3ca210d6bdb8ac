/** A phone with M-Pesa, as the stand-in shows it on a page of its own. */
import type { Page } from '@playwright/test';
import { randomInt } from '../../support/random';
import { environment } from '../../support/environment';

export const newPhone = () => `07${randomInt(10_000_000, 99_999_999)}`;

/** The owner of the phone presses a button of the STK push. */
export async function onPhone(phonePage: Page, phone: string, action: string): Promise<void> {
  await phonePage.goto(environment.daraja);
  const prompt = phonePage.getByRole('listitem').filter({ hasText: `254${phone.slice(1)}` });
  await prompt.getByRole('button', { name: action }).click();
}
