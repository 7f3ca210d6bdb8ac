import type { Page } from '@playwright/test';
import { DEMO_PASSWORD as password } from '../../local/seed/demo-people';

/** Two people of the demo data. */
export const ADMIN = { email: 'admin@tulia.example', password };
export const CLIENT = { email: 'amina@example.com', password };

/** Signs in on /login and ends at `target`. */
export async function signIn(
  page: Page,
  origin: string,
  { email, password }: typeof ADMIN,
  target: string,
): Promise<void> {
  await page.goto(`${origin}/login?redirect=${encodeURIComponent(target)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${origin}${target}`, { timeout: 120_000 });
}
