/** The service account's own token, for Google's interfaces that have no part in the SDK. */

/** A token is asked for anew so long before it ends, milliseconds. */
const MARGIN = 5 * 60_000;

let known: { token: string; until: number } | null = null;

export async function accessToken(): Promise<string> {
  if (known !== null && known.until > Date.now()) return known.token;
  const { applicationDefault } = await import('firebase-admin/app');
  const { access_token: token, expires_in: seconds } = await applicationDefault().getAccessToken();
  known = { token, until: Date.now() + seconds * 1000 - MARGIN };
  return token;
}

/** Whether an address is a stand-in on this machine, which takes the token of the emulators. */
export function isLocal(root: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(root).hostname);
}
