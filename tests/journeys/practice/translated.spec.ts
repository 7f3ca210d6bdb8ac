/**
 * The main job on pages that the browser translates: its texts replace those that React knows. Nothing fails, and
 * changes show.
 */
import { person } from '../../support/actors';
import { bookingByReference } from '../../support/makers';
import { fillBooking, moveSession, submitBooking } from '../support/book';
import { expect, test, IN_A_DEEP_RUN, IN_FIREFOX_TOO } from '../support/journey';
import { fillSignIn, signIn } from '../support/people';
import { newPhone, onPhone } from '../support/phone';
import { takesMobileMoney } from '../support/settings';
import { toastShown } from '../support/staff';
import { isTranslated, translatePages } from '../support/translate';

takesMobileMoney();
test.beforeEach(({ context }) => translatePages(context));

test(
  'a client logs in, books and pays, staff confirm, and the client moves the session and cancels it',
  { tag: [IN_A_DEEP_RUN.tag, IN_FIREFOX_TOO.tag] },
  async ({ page, anotherPerson }) => {
    const client = await person();
    const staff = await anotherPerson();
    await translatePages(staff.context());
    await signIn(staff, 'admin@tulia.example', '/admin/bookings');
    await isTranslated(staff);
    let reference = '';

    await test.step('the client logs in at the second try, and books', async () => {
      await page.goto('/login?redirect=%2Fbooking');
      await isTranslated(page);
      await fillSignIn(page, client.email, 'not-the-password');
      await expect(
        page.getByRole('main').getByText('The email or the password is not right.'),
      ).toBeVisible();
      // In a field for email addresses, Firefox types behind the present text.
      await page.getByLabel('Email').clear();
      await fillSignIn(page, client.email, client.password);
      await page.waitForURL(/\/booking$/);
      await fillBooking(page, { requests: 'Please call me Zawa', passOverDays: 3 });
      reference = await submitBooking(page);
    });

    await test.step('the client pays with the second PIN', async () => {
      const panel = page.getByRole('region', { name: 'Payment' });
      const phone = newPhone();
      const phonePage = await anotherPerson();
      for (const action of ['Wrong PIN', 'Enter PIN']) {
        await panel.getByLabel(/M-Pesa phone number/).fill(phone);
        await panel.getByRole('button', { name: 'Pay KES 3,000' }).click();
        await expect(panel).toContainText('Waiting for your PIN');
        await onPhone(phonePage, phone, action);
        if (action === 'Wrong PIN') await expect(panel).toContainText('The PIN was not right.');
      }
      await expect(panel).toContainText('KES 3,000 received for this session. Thank you.');
    });

    const card = page.getByRole('article').filter({ hasText: reference });
    await test.step('staff confirm, and the client sees it', async () => {
      await page.goto('/my-sessions');
      await isTranslated(page);
      await expect(card.getByRole('button', { name: 'Awaiting Approval' })).toBeDisabled();
      await staff.getByRole('button', { name: `Confirm ${reference}` }).click();
      const dialog = staff.getByRole('dialog', { name: 'Confirm booking' });
      await dialog.getByRole('button', { name: 'Confirm booking' }).click();
      await toastShown(staff, 'Booking confirmed!');
      await expect(card).toContainText('Confirmed');
    });

    await test.step('the client moves the session, and cancels it', async () => {
      await expect(card).toContainText('Please call me Zawa');
      await moveSession(page, card);
      await toastShown(page, 'Session rescheduled');
      await expect(card).toContainText(
        (await bookingByReference(reference)).confirmedTimeSlot ?? 'no time',
      );
      await card.getByRole('button', { name: 'Cancel session' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel' }).click();
      await expect(card).toContainText('Cancelled');
    });
  },
);
