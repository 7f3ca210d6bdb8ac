/**
 * What an answer of Firebase's account look-up or token service means for a session. The SDK signs a person out after
 * every error but a failed network (`reloadAndSetCurrentUserOrClear`). A rate limit, a server fault, silence or a
 * captive portal says nothing about the account, so the SDK gets a network failure for them. Error codes:
 * https://docs.cloud.google.com/identity-platform/docs/error-codes and
 * https://firebase.google.com/docs/reference/rest/auth
 */

/** `answer`: the service answered. `over`: it refuses the account. `none`: nothing is known. */
type AccountVerdict = 'answer' | 'over' | 'none';

type AccountEndpoint = 'lookup' | 'token';

const ENDPOINTS: readonly [RegExp, AccountEndpoint][] = [
  [/\/identitytoolkit\.googleapis\.com\/v1\/accounts:lookup(\?|$)/, 'lookup'],
  [/\/securetoken\.googleapis\.com\/v1\/token(\?|$)/, 'token'],
];

/** The emulator carries the host in its path. */
export function accountEndpoint(url: string): AccountEndpoint | null {
  return ENDPOINTS.find(([pattern]) => pattern.test(url))?.[1] ?? null;
}

/** Final refusals of the account or of its sign-in. */
const ENDS_SESSION = new Set([
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'TOKEN_EXPIRED',
  'INVALID_REFRESH_TOKEN',
  'INVALID_ID_TOKEN',
]);

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

/** Messages read `CODE` or `CODE : words`. */
function codeOf(message: unknown): string {
  return typeof message === 'string' ? (message.split(' : ')[0] ?? '').trim() : '';
}

function isWhole(endpoint: AccountEndpoint, json: Json): boolean {
  if (endpoint === 'token')
    return [json.access_token, json.refresh_token].every(
      (each) => typeof each === 'string' && each !== '',
    );
  const [account] = Array.isArray(json.users) ? (json.users as unknown[]) : [];
  return isObject(account) && typeof account.localId === 'string';
}

/** @param body the whole body as text */
export function accountVerdict(
  endpoint: AccountEndpoint,
  status: number,
  body: string,
): AccountVerdict {
  const json = parsed(body);
  if (!isObject(json)) return 'none';
  if (status >= 200 && status < 300) return isWhole(endpoint, json) ? 'answer' : 'none';
  if (status < 400 || status >= 500 || status === 429 || !isObject(json.error)) return 'none';
  return ENDS_SESSION.has(codeOf(json.error.message)) ? 'over' : 'none';
}

/** The SDK signs out on this refusal, whenever it comes. */
const REFUSED = JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED' } });

interface AccountGuard {
  /** in milliseconds */
  patienceMs: () => number;
  asked: () => void;
  /** the service answered about the account, whatever it said */
  answered: () => void;
  /** no answer came, or one that says nothing about the account */
  silent: () => void;
}

/**
 * Passes everything to `plain`. The two questions about a session end with a whole answer, a refusal of the account,
 * or a TypeError as for a dead network.
 */
export function guardAccountAnswers(plain: typeof fetch, guard: AccountGuard): typeof fetch {
  async function ask(endpoint: AccountEndpoint, input: RequestInfo | URL, init?: RequestInit) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), guard.patienceMs());
    guard.asked();
    try {
      const answer = await plain(input, { ...init, signal: patience.signal });
      const body = await answer.text();
      const verdict = accountVerdict(endpoint, answer.status, body);
      if (verdict === 'none') throw new TypeError('The account service gave no answer.');
      guard.answered();
      if (verdict === 'over') return new Response(REFUSED, { status: 400 });
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch (error) {
      guard.silent();
      throw error instanceof TypeError ? error : new TypeError('No answer came in time.');
    } finally {
      clearTimeout(timer);
    }
  }
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const endpoint = accountEndpoint(url);
    return endpoint === null ? plain(input, init) : ask(endpoint, input, init);
  };
}
