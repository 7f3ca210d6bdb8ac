/** A notification from a message `{ data: { title, body, link, tag } }` (`functions/src/push/notice.ts`). */
interface ShownNotice {
  title: string;
  body: string;
  link: string;
  /** a later message of the same tag replaces an earlier one silently */
  tag: string;
}

const HOME = '/my-sessions';

/** Null for a message that is not ours. */
export function shownNotice(message: unknown): ShownNotice | null {
  if (typeof message !== 'object' || message === null || !('data' in message)) return null;
  const data = (message.data ?? {}) as Record<string, unknown>;
  const { title, body, tag } = data;
  if (typeof title !== 'string' || title === '') return null;
  return {
    title,
    body: typeof body === 'string' ? body : '',
    link: ownPath(data['link']),
    tag: typeof tag === 'string' ? tag : title,
  };
}

/** A path of this site, perhaps with one booking opened, whatever the message says. */
export function ownPath(link: unknown): string {
  return typeof link === 'string' && /^\/(?![/\\])[\w/-]*(?:\?open=[\w-]+)?$/.test(link)
    ? link
    : HOME;
}
