import {
  availability,
  availabilityPath,
  type AvailabilityMonth,
} from '@tulia/domain/records/availability';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import type { AtWork } from '@tulia/domain/practice/practitioner';
import { practitionerPath } from '@tulia/domain/records/practitioner';
import { emulatorsOf } from '../../../platform/firebase/config';
import { documentNames, placedIn, readTimeOf } from '../../../platform/firebase/rest-document';
import type { EarlyAnswer, IslandConfig, IslandSettings } from '../hand-over/early-booking';

const OF_MONTHS = ['practitionerId', 'month', 'days'] satisfies (keyof AvailabilityMonth)[];

/** Only three fields, because the free times come later with each byte. */
const OF_SETTINGS = [
  'bookingEntry',
  'windowDays',
  'minimumNoticeMinutes',
] satisfies (keyof IslandSettings)[];

/** Without the picture, which would be larger than all other data together. */
const OF_PEOPLE = [
  'name',
  'openingHours',
  'services',
  'order',
  'takesBookings',
  'isActive',
] satisfies (keyof AtWork)[];

const originOf = ({ origin }: IslandConfig) =>
  origin === ''
    ? `http://${location.hostname}:${emulatorsOf(location, false).firestorePort}`
    : origin;

/**
 * Reads settings, practitioners and months by one request. Its body is plain text, so the browser sends no preflight
 * request. @throws Error without a connection, or when the rules refuse
 */
export async function askMonths(
  config: IslandConfig,
  people: readonly string[],
  months: readonly string[],
): Promise<EarlyAnswer> {
  const root = `${originOf(config)}/v1/${config.documents}`;
  const paths = [
    PRACTICE_SETTINGS_PATH,
    ...people.map(practitionerPath),
    ...people.flatMap((id) => months.map((month) => availabilityPath(id, month))),
  ];
  const answer = await fetch(`${root}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({
      documents: documentNames(root, paths),
      mask: { fieldPaths: [...OF_SETTINGS, ...OF_PEOPLE, ...OF_MONTHS] },
    }),
  });
  if (!answer.ok) throw new Error(`Reading months failed: ${answer.status}`);
  const rows: unknown = await answer.json();
  return { ...answerOf(placedIn(rows)), readAt: readTimeOf(rows) };
}

function answerOf(found: ReturnType<typeof placedIn>): Omit<EarlyAnswer, 'readAt'> {
  const of = (path: string) => found.filter(({ collection }) => collection === path.split('/')[0]);
  return {
    settings: of(PRACTICE_SETTINGS_PATH)[0]?.data ?? {},
    people: of(practitionerPath('')).map(({ id, data }) => ({ ...(data as Partial<AtWork>), id })),
    months: of(availability.collection).map(({ data }) => availability.fromStored(data)),
  };
}
