/**
 * Daraja forbids these words in callback URLs, "in either upper or lower case" (developer.safaricom.co.ke, Customer to
 * Business, URL requirements): it refuses such a URL, or accepts it and sends nothing. A random secret may contain a
 * short one.
 */
const REFUSED = ['m-pesa', 'mpesa', 'safaricom', 'exe', 'cmd', 'sql', 'query', 'ngrok'] as const;

export function refusedWord(address: string): string | null {
  const small = address.toLowerCase();
  return REFUSED.find((word) => small.includes(word)) ?? null;
}
