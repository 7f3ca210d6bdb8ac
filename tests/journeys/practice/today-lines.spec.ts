/** The lines of today and tomorrow as they are drawn: a name stays readable beside any buttons. */
import type { Locator } from '@playwright/test';
import { person } from '../../support/actors';
import { aName } from '../../support/random';
import { confirmedBooking, onceBegun } from '../../support/makers';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { signIn } from '../support/people';

const DAY_MINUTES = 24 * 60;
const PHONES = [360, 390, 412];
const WIDTHS = [...PHONES, 1024];
/** Two lines of text with their line height, one row of buttons, and the padding. */
const TALLEST = 48 + 44 + 20;
const ONE_LINE = 30;
/** What a name keeps, so that more of it is read than its first letters. */
const NARROWEST_NAME = 120;

/** What is wrong with a line at the present width, a sentence each. */
async function flawsOfLine(line: Locator, name: string, isPhone: boolean): Promise<string[]> {
  const [whole, words] = await Promise.all([
    line.boundingBox(),
    line.getByText(name, { exact: true }).boundingBox(),
  ]);
  if (whole === null || words === null) return ['the line is not drawn'];
  const buttons = await line
    .locator('button, a')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  return [
    ...(whole.height > TALLEST ? [`the line is ${whole.height} px high`] : []),
    ...(words.height > ONE_LINE ? [`the name is ${words.height} px high`] : []),
    ...(words.width < NARROWEST_NAME ? [`the name is ${words.width} px wide`] : []),
    ...(isPhone ? buttons.filter((height) => height < 44) : []).map(
      (height) => `a button is ${height} px high`,
    ),
  ];
}

test(
  'no line of today or tomorrow is higher than two lines of text and its buttons, on phones and on a small laptop',
  IN_A_DEEP_RUN,
  async ({ page }) => {
    const admin = await person({ role: 'admin' });
    const made = async (fullName: string) => {
      const { booking } = await confirmedBooking(admin, undefined, { fullName });
      const line = page.locator(`li[data-booking="${booking.referenceNumber}"]`);
      return { id: booking.id, name: fullName, line };
    };
    const over = await made(aName('Kamau'));
    const unpaid = await made(aName('Mumbua'));
    const long = await made(aName('Wilhelmina Nyambura Kipchirchir-Oduya wa Makena Auma'));
    const measure = async () => {
      await signIn(page, 'admin@tulia.example', '/staff');
      await expect(over.line.getByRole('button', { name: /^Mark Complete/ })).toBeVisible();
      await expect(unpaid.line.getByRole('button', { name: /^Record/ })).toBeVisible();
      await expect(long.line.getByRole('button', { name: /^Record/ })).toBeVisible();
      const flaws: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        for (const { line, name } of [over, unpaid, long]) {
          const found = await flawsOfLine(line, name, PHONES.includes(width));
          flaws.push(...found.map((flaw) => `${width} px, ${name}: ${flaw}`));
        }
      }
      expect(flaws).toEqual([]);
    };
    const tomorrow = { minutesAgo: -DAY_MINUTES };
    await onceBegun(over.id, () =>
      onceBegun(unpaid.id, () => onceBegun(long.id, measure, tomorrow), tomorrow),
    );
  },
);
