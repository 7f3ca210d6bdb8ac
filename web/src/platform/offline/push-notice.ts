/**
 * What a push message becomes on the screen. Firebase Cloud Messaging hands over `{ data: { title, body, link, tag
 * } }`, all texts, made by `functions/src/push/notice.ts`.
 */
export interface ShownNotice {
  title: string;
  body: string;
  /** path on this site */
  link: string;
  /** a later message of the same tag takes the place of an earlier one, without another sound */
  tag: string;
}

const HOME = '/my-sessions';

/** The notice of a message; null for one that is not ours. */
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

/** A path of this site and nothing else, from any message. */
export function ownPath(link: unknown): string {
  return typeof link === 'string' && /^\/(?![/\\])[\w/-]*$/.test(link) ? link : HOME;
}
