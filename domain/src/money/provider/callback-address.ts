/**
 * Addresses that M-Pesa does not call. Daraja asks to keep these words out of them, "in either upper or lower case"
 * (developer.safaricom.co.ke, Customer to Business, URL requirements); it takes such an address, or refuses it, and
 * sends nothing there. A secret that is drawn at random may hold one of the short words.
 */
const REFUSED = ['m-pesa', 'mpesa', 'safaricom', 'exe', 'cmd', 'sql', 'query', 'ngrok'] as const;

/** The first such word of an address or of a part of one; null when there is none. */
export function refusedWord(address: string): string | null {
  const small = address.toLowerCase();
  return REFUSED.find((word) => small.includes(word)) ?? null;
}
