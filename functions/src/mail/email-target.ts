/**
 * Pages that an email of an account may open. A stranger can have such an email sent to any address, so all other pages
 * are refused (threats row 30).
 */

const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:booking|booking-status|my-sessions|profile|staff)$/,
  /^\/articles(?:\/[a-z0-9-]+)?$/,
  /^\/admin(?:\/[a-z]+)?$/,
];

/** The query of the booking page; none names a person. */
const BOOKING_CHOICE: Readonly<Record<string, RegExp>> = {
  service: /^[a-z0-9-]{1,80}$/,
  with: /^[\w-]{1,80}$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:00$/,
};

/**
 * @param asked path of the site without language prefix, with or without query and hash
 * @returns the allowed path, without hash; empty for any other page
 */
export function emailTarget(asked: string): string {
  const [path = '', query = ''] = (asked.split('#')[0] ?? '').split('?', 2);
  if (!PAGES.some((page) => page.test(path))) return '';
  if (path !== '/booking') return path;
  const chosen = [...new URLSearchParams(query)].filter(([name, value]) =>
    BOOKING_CHOICE[name]?.test(value),
  );
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen).toString()}`;
}
