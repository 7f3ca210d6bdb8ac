/**
 * `settings/practice` for this page: what the page was built with at first (and in prerendered markup), what this browser
 * remembers, then one read when the page is idle. Nothing in a component knows a phone number.
 */
import {
  PRACTICE_SETTINGS_PATH,
  type PracticeSettings,
} from '@tulia/domain/records/practice-settings';
import { builtSettings, settingsFrom } from './built-settings';
import { untilWorthTrying } from '../../platform/offline/connection';
import { readRecord, writeRecord } from '../../platform/device/local-record';
import { readPublicDocument } from '../../platform/firebase/public-read';
import { createStore } from '../../store';

export interface PracticeState {
  practice: PracticeSettings;
  /** `default` until read; `failed` keeps what there was */
  status: 'default' | 'loaded' | 'failed';
}

const KEY = 'tulia.practice';

export const INITIAL_PRACTICE: PracticeState = {
  practice: builtSettings,
  status: 'default',
};

const store = createStore(INITIAL_PRACTICE);
let loading: Promise<void> | null = null;

export const subscribeToPractice = store.subscribe;

export const currentPractice = store.get;

/** Shows what this browser remembers from an earlier visit. */
export function recallPractice(): void {
  const remembered = readRecord(KEY);
  if (store.get().status === 'default' && typeof remembered === 'object' && remembered !== null)
    store.set({ practice: settingsFrom(remembered), status: 'default' });
}

/** Takes those that were read before this page's scripts were there; all of them are still read when it is idle. */
export function adoptPractice(parts: Partial<PracticeSettings>): void {
  const { practice, status } = store.get();
  if (status !== 'loaded') store.set({ practice: { ...practice, ...parts }, status: 'loaded' });
}

/**
 * Reads the settings once per page; further calls share the answer. After a failure it is tried again by itself.
 * @param failures how often it has failed before
 */
export function loadPractice(failures = 0): Promise<void> {
  loading ??= readPublicDocument(PRACTICE_SETTINGS_PATH)
    .then((document) => {
      const practice = settingsFrom(document?.data ?? {});
      writeRecord(KEY, practice);
      store.set({ practice, status: 'loaded' });
    })
    .catch(() => {
      store.set({ ...store.get(), status: 'failed' });
      void untilWorthTrying(failures).then(() => {
        loading = null;
        return loadPractice(failures + 1);
      });
    });
  return loading;
}
