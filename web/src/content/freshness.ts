/** Whether what a page was built with still holds: the practice's settings and the active services. */
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { readPublicDocument } from '../firebase/public-read';
import { builtServices } from './built-services';
import { builtSettings, settingsFrom } from './built-settings';
import { readServices } from './read-services';

/** The same value for the same content, whatever the order of its keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, canonical(each)]),
  );
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Reads both and compares. @throws Error without a connection */
export async function isStale(): Promise<boolean> {
  const [settings, services] = await Promise.all([
    readPublicDocument(PRACTICE_SETTINGS_PATH),
    readServices(),
  ]);
  const bySlug = (list: readonly { slug: string }[]) =>
    Object.fromEntries(list.map((each) => [each.slug, each]));
  return (
    !same(settingsFrom(settings?.data ?? {}), builtSettings) ||
    !same(bySlug(services), bySlug(builtServices.filter(({ isActive }) => isActive)))
  );
}
