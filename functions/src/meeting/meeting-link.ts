/** Which links may be shown as "Join Meeting": https, at a known meeting host (threats row 31). */
const HOSTS = ['meet.google.com', 'zoom.us', 'teams.microsoft.com', 'whereby.com'];
/** These have a host of their own per customer. */
const WITH_SUBDOMAINS = ['zoom.us', 'whereby.com'];

/** The link in its canonical form, or null when it is not allowed. */
export function allowedMeetingLink(text: string): string | null {
  let link: URL;
  try {
    link = new URL(text.trim());
  } catch {
    return null;
  }
  const host = link.hostname;
  const known = HOSTS.includes(host) || WITH_SUBDOMAINS.some((each) => host.endsWith(`.${each}`));
  const plain = link.username === '' && link.password === '' && link.port === '';
  return link.protocol === 'https:' && known && plain ? link.href : null;
}
