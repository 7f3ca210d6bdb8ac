/** Whether the built settings, services, practitioners and presence of stories are still true. */
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { waysToPay } from '@tulia/domain/practice/ways-to-pay';
import { builtPractitioners } from '../shared/practice/built-practitioners';
import { builtServices } from '../shared/practice/built-services';
import { builtSettings } from '../shared/practice/built-settings';
import { readPractitioners } from '../shared/practice/read-practitioners';
import { readSettings } from '../shared/practice/read-settings';
import { readServices } from '../shared/practice/read-services';
import { areThereStories } from '../shared/practice/read-stories';
import { wereStoriesBuilt } from '../shared/practice/has-stories';

/** Equal content gives equal text, in any order of keys. */
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

/** Whether prerendered pages show the setting. Other settings wake no page. */
const IS_SHOWN: Record<keyof PracticeSettings, boolean> = {
  name: true,
  city: true,
  phone: true,
  email: true,
  messagingNumber: true,
  holdMinutes: true,
  minimumNoticeMinutes: false,
  maxPendingPerClient: false,
  windowDays: false,
  refundCutoffHours: true,
  movingCutoffHours: true,
  confirmationHours: true,
  latenessGraceMinutes: true,
  noShowMinutes: true,
  recommendedSessions: true,
  reminderLeadHours: false,
  retentionYears: true,
  retentionMinorAge: true,
  bookingEntry: false,
  confirmWhenPaid: false,
  lineFailureCosts: true,
  receptionBlocksTime: false,
  payment: true,
  taxNumber: false,
  pricesSeen: false,
  dataRegion: true,
  crisisNumbers: true,
};

/** The shown settings; pages show only the names of the ways to pay. */
function shownOf(settings: PracticeSettings) {
  const { mobile, bank, ...ways } = waysToPay(settings);
  const { mobileMoneyName } = settings.payment;
  const shown = {
    ...settings,
    payment: { ...ways, mobileMoneyName, mobile: mobile !== null, bank: bank?.name },
    crisisNumbers: settings.crisisNumbers.map((each) => ({ ...each, verifiedAt: null })),
  };
  return Object.fromEntries(
    Object.entries(shown).filter(([key]) => IS_SHOWN[key as keyof PracticeSettings]),
  );
}

/** @throws Error without a connection */
export async function isStale(): Promise<boolean> {
  const [settings, services, people, areStories] = await Promise.all([
    readSettings(),
    readServices(),
    readPractitioners(),
    areThereStories(),
  ]);
  const bySlug = (list: readonly { slug: string }[]) =>
    Object.fromEntries(list.map((each) => [each.slug, each]));
  return (
    !same(shownOf(settings), shownOf(builtSettings)) ||
    // Without practitioners the page shows the one the product ships with.
    (people.length > 0 && !same(people, builtPractitioners)) ||
    areStories !== wereStoriesBuilt ||
    !same(bySlug(services), bySlug(builtServices.filter(({ isActive }) => isActive)))
  );
}
