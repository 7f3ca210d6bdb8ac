/** What the product ships with, and a practice must replace, stands on no page: nobody is reached or paid by it. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { expect, it, vi } from 'vitest';

vi.stubEnv('VITE_FIREBASE_CONFIG', '{"projectId":"tulia"}');

it('no page names a contact or an account that the practice has not put in, and all name the crisis numbers', async () => {
  const { prerenderSite } = await import('./prerender');
  const site = await prerenderSite('https://tulia.example');
  const { email, messagingNumber, payment, crisisNumbers } = defaultPracticeSettings;
  // The number of the telephone is, as it is dialled, that of the messaging app.
  const shipped = [email, messagingNumber, payment.mobileMoneyTill, payment.bankName];
  const [emergency] = crisisNumbers;
  for (const page of [...site.pages, ...site.appPages]) {
    // The quotes of the markup as they are.
    const text = JSON.stringify(page).replaceAll('\\"', '"');
    expect(
      [...shipped, 'href="tel:"', 'mailto:"', 'wa.me/"'].filter((each) => text.includes(each)),
      page.pathname,
    ).toEqual([]);
  }
  for (const page of site.pages) expect(page.body).toContain(`tel:${emergency?.number}`);
  expect(JSON.stringify([site.help, site.notFound])).not.toContain(messagingNumber);
}, 120_000);
