/** "KES 3,000", or "KES 1,500.50" for an amount with cents. @param amount shillings */
export function formatMoney(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const digits = { minimumFractionDigits: cents, maximumFractionDigits: cents };
  return `KES ${new Intl.NumberFormat('en-GB', digits).format(amount)}`;
}
