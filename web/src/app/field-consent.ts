/**
 * Which visits are measured at all (`live/field-figures.ts`): one in so many, and none of a person who would
 * rather not be.
 */
import { isDataDear } from './wake';

/** One visit in so many. */
const SAMPLE = 4;

interface Asked {
  connection?: Parameters<typeof isDataDear>[0];
  webdriver?: boolean;
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Not measured: visits where data is dear, people who ask not to be tracked, though this tracks no person, and
 * machines.
 * @param dice from 0 to 1, without it
 */
export function isVisitMeasured(navigator: Asked, dice: number): boolean {
  const { connection, webdriver, doNotTrack, globalPrivacyControl } = navigator;
  if (webdriver === true || doNotTrack === '1' || globalPrivacyControl === true) return false;
  return !isDataDear(connection) && dice * SAMPLE < 1;
}
