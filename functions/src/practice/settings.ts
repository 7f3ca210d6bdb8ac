/** What the practice has set, read fresh each time. */
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';

export const settingsRef = () => db().doc(PRACTICE_SETTINGS_PATH);

/** The settings of a snapshot; what it lacks has its default. */
export function settingsFrom(snapshot: DocumentSnapshot): PracticeSettings {
  return practiceSettings.fromStored(snapshot.data() ?? {});
}

export async function readSettings(): Promise<PracticeSettings> {
  return settingsFrom(await settingsRef().get());
}
