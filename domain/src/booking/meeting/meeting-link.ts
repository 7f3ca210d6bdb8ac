/**
 * Links of a meeting that may be offered, by the server when it takes one and again by every screen before it shows one
 * (threats row 31): https, at a host where the practice meets or keeps its calendar, and nothing else in the address's head.
 */

/** The standard parser of addresses, which browsers and Node have alike; a rule of our own would read some of them otherwise. */
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
  /** these give every customer a host of its own under theirs */
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
  // An empty label resolves nowhere.
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
