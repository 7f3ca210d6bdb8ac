/** The name under which rate limits count a network address. */
import { isIPv6 } from 'node:net';

/**
 * An internet line may use 2^64 IPv6 addresses, so the first 64 bits count: `2001:db8:0:1::/64` (threats row 46). An
 * IPv4 address counts in dotted form, however it is written. A text that is no address counts as itself.
 */
export function addressSubject(address: string): string {
  const [bare = ''] = address.replace(/^\[|\].*$/g, '').split('%');
  if (!isIPv6(bare)) return address;
  // The hostname has hexadecimal groups alone, and one `::` for the longest run of zeros.
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last];
  if (/^0:0:0:0:(0:ffff|ffff:0):/.test(groups.join(':'))) {
    const halves = groups.slice(6).map((group) => parseInt(group, 16));
    return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
