/**
 * Which links of a meeting may be offered. The server checks it when it takes a link and every screen before it
 * shows one (threats row 31): https, a host of the practice's meetings or calendar, and no user name, password or
 * port.
 */

/**
 * The standard parser of addresses, which browsers and Node share; a parser of our own would read some addresses
 * differently.
 */
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
  /** these services give each customer a subdomain of its own */
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

/** The link behind "Join Meeting" in its canonical form, or null when it may not be offered. */
export function safeMeetingLink(address: string | null): string | null {
  return safeLink(address, MEETING_HOSTS);
}

/** The link to the calendar's entry in its canonical form, or null when it may not be offered. */
export function safeCalendarLink(address: string | null): string | null {
  return safeLink(address, CALENDAR_HOSTS);
}
