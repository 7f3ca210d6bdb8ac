const format = (cents: 0 | 2) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: cents, maximumFractionDigits: cents });
const whole = format(0);
const withCents = format(2);

/** "KES 3,000", or "KES 1,500.50" for an amount with cents. @param amount shillings */
export function formatMoney(amount: number): string {
  return `KES ${(Number.isInteger(amount) ? whole : withCents).format(amount)}`;
}
