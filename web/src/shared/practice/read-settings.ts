import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { readPublicDocument } from '../../platform/firebase/public-read';
import { settingsFrom } from './built-settings';

/** @throws Error without a connection */
export async function readSettings() {
  return settingsFrom((await readPublicDocument(PRACTICE_SETTINGS_PATH))?.data ?? {});
}
