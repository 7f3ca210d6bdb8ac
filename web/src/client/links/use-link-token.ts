import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readText, writeText } from '../../storage';

const LINK_TOKEN = 'linkToken';

function tokenIn(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const token: unknown = Reflect.get(state, LINK_TOKEN);
  return typeof token === 'string' ? token : '';
}

/** The last token of this tab, or empty: for a load without the history entry, such as in the other language. */
function lastOf(page: string, token = ''): string {
  const key = `${LINK_TOKEN}-${page}`;
  if (token !== '') writeText(key, token, 'tab');
  return readText(key, 'tab') ?? '';
}

/**
 * The token of the link that opened this page, or empty. It moves from the address, where the next user of a shared
 * phone could read it, to the history entry of the tab, so that reload and back still work.
 */
export function useLinkToken(page: 'manage' | 'guardian'): string {
  const { hash, key, ...place } = useLocation();
  const token = hash.slice(1) || tokenIn(place.state) || lastOf(page);
  useEffect(() => {
    if (token === '') return;
    lastOf(page, token);
    const entry = history.state as { usr?: object } | null;
    // Not by the router, which would scroll the page for a new address.
    history.replaceState(
      { ...entry, usr: { ...entry?.usr, [LINK_TOKEN]: token } },
      '',
      `${location.pathname}${location.search}`,
    );
  }, [page, token, key]);
  return token;
}
