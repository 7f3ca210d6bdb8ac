import type { PracticeSettings } from '../practice/settings';
import { defineRecord } from './record';

export { defaultPracticeSettings, type PracticeSettings } from '../practice/settings';

export const practiceSettings = defineRecord<PracticeSettings>({ collection: 'settings' });
export const PRACTICE_SETTINGS_PATH = 'settings/practice';
