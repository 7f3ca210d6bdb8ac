/** The subject under which a network address is counted. */
import { isIPv4, isIPv6 } from 'node:net';

/** The IPv6 groups that a line is given; the line chooses the others itself. */
const GROUPS_OF_A_LINE = 4;
const GROUPS = 8;

/**
 * An IPv4 address stands for itself, however it is written. An ordinary line has 2^64 addresses of IPv6, so there
 * the line counts (threats row 46): the first 64 bits, `2001:db8:0:1::/64`. What is no address stands for itself.
 */
export function addressSubject(address: string): string {
  const [bare = ''] = address.replace(/^\[|\].*$/g, '').split('%');
  const mapped = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const line = groups.slice(0, GROUPS_OF_A_LINE).map((group) => group.toString(16));
  return `${line.join(':')}::/64`;
}

/** The eight groups of an address that is known to be one. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const parse = (part: string) =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [parseInt(group, 16)]));
  const first = parse(head);
  const last = parse(tail ?? '');
  const zeros = Array<number>(Math.max(0, GROUPS - first.length - last.length)).fill(0);
  return [...first, ...zeros, ...last];
}
