/**
 * Links that may be opened from a session (threats row 31): https and a host that the practice meets or keeps its calendar
 * at. Anything else is shown as no link at all.
 */
const MEETING_HOSTS = ['meet.google.com', 'zoom.us', 'teams.microsoft.com', 'whereby.com'];
const CALENDAR_HOSTS = ['calendar.google.com', 'www.google.com'];

function safe(link: string | null, hosts: readonly string[], subdomains: boolean): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const url = new URL(link);
  const known = hosts.some(
    (host) => url.hostname === host || (subdomains && url.hostname.endsWith(`.${host}`)),
  );
  if (url.protocol !== 'https:' || url.username !== '' || !known) return null;
  return url.href;
}

export const safeMeetingLink = (link: string | null) => safe(link, MEETING_HOSTS, true);
export const safeCalendarLink = (link: string | null) => safe(link, CALENDAR_HOSTS, false);
