/**
 * Links that are safe to follow: https, a known host, no user name, password or port. The server checks what it takes,
 * screens what they show (threats row 31).
 */

/** The URL parser of browsers and Node. An own parser would read some addresses differently. */
declare const URL: new (address: string) => {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
  readonly href: string;
};

interface Hosts {
  readonly exact: readonly string[];
  /** each customer has a subdomain */
  readonly withSubdomains: readonly string[];
}

const MEETING_HOSTS: Hosts = {
  exact: ['meet.google.com', 'teams.microsoft.com'],
  withSubdomains: ['zoom.us', 'whereby.com'],
};

const CALENDAR_HOSTS: Hosts = {
  exact: ['calendar.google.com', 'www.google.com'],
  withSubdomains: [],
};

function isAmong(host: string, { exact, withSubdomains }: Hosts): boolean {
  // A host with an empty label does not resolve.
  if (host.split('.').includes('')) return false;
  return (
    exact.includes(host) ||
    withSubdomains.some((each) => host === each || host.endsWith(`.${each}`))
  );
}

function safeLink(address: string | null, hosts: Hosts): string | null {
  if (address === null) return null;
  try {
    const { protocol, hostname, port, username, password, href } = new URL(address.trim());
    const plain = username === '' && password === '' && port === '';
    return protocol === 'https:' && plain && isAmong(hostname, hosts) ? href : null;
  } catch {
    return null;
  }
}

/** The canonical link for "Join Meeting", or null when it is not safe. */
export function safeMeetingLink(address: string | null): string | null {
  return safeLink(address, MEETING_HOSTS);
}

export function safeCalendarLink(address: string | null): string | null {
  return safeLink(address, CALENDAR_HOSTS);
}
