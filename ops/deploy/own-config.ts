/**
 * The Firebase CLI's configuration of one project: `firebase.json` with the name of its database, which the CLI reads
 * from there alone. Its policy lets a page call the functions of this project only, and no emulator on the visitor's
 * machine.
 */
import { DEFAULT_DATABASE, type Target } from './target';

const FUNCTIONS_OF_ANYBODY = 'https://*.cloudfunctions.net';
const EMULATORS = / http:\/\/(?:127\.0\.0\.1|localhost):\*/g;

/**
 * @param text of `firebase.json`
 * @returns text of the same shape
 * @throws Error when the content security policy does not name the host of functions as expected
 */
export function ownConfig(
  text: string,
  { project, region, databaseId }: Pick<Target, 'project' | 'region' | 'databaseId'>,
): string {
  if (!text.includes(FUNCTIONS_OF_ANYBODY))
    throw new Error(
      `firebase.json: its content security policy does not name ${FUNCTIONS_OF_ANYBODY}.`,
    );
  const own = text
    .replaceAll(EMULATORS, '')
    .replaceAll(FUNCTIONS_OF_ANYBODY, `https://${region}-${project}.cloudfunctions.net`);
  const config = JSON.parse(own) as { firestore: object };
  const firestore =
    databaseId === DEFAULT_DATABASE
      ? config.firestore
      : [{ ...config.firestore, database: databaseId }];
  return `${JSON.stringify({ ...config, firestore }, null, 2)}\n`;
}
