/** "KES 3,000". @param amount whole shillings */
export function formatMoney(amount: number): string {
  return `KES ${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }).format(amount)}`;
}
