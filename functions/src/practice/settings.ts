/** Reads the practice's settings, without placeholders, fresh each time. */
import { withoutPlaceholders } from '@tulia/domain/practice/placeholders';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app';

export const settingsRef = () => db().doc(PRACTICE_SETTINGS_PATH);

/** A missing setting has its default. */
export function settingsFrom(snapshot: DocumentSnapshot): PracticeSettings {
  return withoutPlaceholders(practiceSettings.fromStored(snapshot.data() ?? {}));
}

export async function readSettings(): Promise<PracticeSettings> {
  return settingsFrom(await settingsRef().get());
}
