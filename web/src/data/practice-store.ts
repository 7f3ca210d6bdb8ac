/**
 * `settings/practice` for this page: what the page was built with at first (and in prerendered markup), what this browser
 * remembers, then one read when the page is idle. Nothing in a component knows a phone number.
 */
import {
  PRACTICE_SETTINGS_PATH,
  type PracticeSettings,
} from '@tulia/domain/records/practice-settings';
import { builtSettings, settingsFrom } from '../content/built-settings';
import { untilWorthTrying } from '../offline/connection';
import { readRecord, writeRecord } from '../device/local-record';
import { readPublicDocument } from '../firebase/public-read';

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

let state = INITIAL_PRACTICE;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function publish(next: PracticeState) {
  state = next;
  listeners.forEach((listener) => listener());
}

export function subscribeToPractice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentPractice = (): PracticeState => state;

/** Shows what this browser remembers from an earlier visit. */
export function recallPractice(): void {
  const remembered = readRecord(KEY);
  if (state.status === 'default' && typeof remembered === 'object' && remembered !== null)
    publish({ practice: settingsFrom(remembered), status: 'default' });
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
      publish({ practice, status: 'loaded' });
    })
    .catch(() => {
      publish({ ...state, status: 'failed' });
      void untilWorthTrying(failures).then(() => {
        loading = null;
        return loadPractice(failures + 1);
      });
    });
  return loading;
}
