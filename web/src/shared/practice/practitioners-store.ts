/**
 * The people whose time is booked, for this page: those the page was built with at first (and in prerendered markup), what
 * this browser remembers, then one read when the page is idle.
 */
import { practitioners, type Practitioner } from '@tulia/domain/records/practitioner';
import { builtPractitioners } from './built-practitioners';
import { readPractitioners } from './read-practitioners';
import { readRecord, writeRecord } from '../../platform/device/local-record';
import { untilWorthTrying } from '../../platform/offline/connection';

const KEY = 'tulia.practitioners';

export const INITIAL_PRACTITIONERS: readonly Practitioner[] = builtPractitioners;

let current = INITIAL_PRACTITIONERS;
let isRead = false;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function publish(next: readonly Practitioner[]) {
  current = next;
  listeners.forEach((listener) => listener());
}

export function subscribeToPractitioners(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those who have not left, in their order. */
export const currentPractitioners = (): readonly Practitioner[] => current;

/** Shows whom this browser remembers from an earlier visit. */
export function recallPractitioners(): void {
  const remembered = readRecord(KEY);
  if (isRead || !Array.isArray(remembered) || remembered.length === 0) return;
  publish(remembered.map((each) => practitioners.fromStored(each as Record<string, unknown>)));
}

/** Takes what was read of them before this page's scripts were there; they are still read whole. */
export function adoptPractitioners(
  parts: readonly (Partial<Practitioner> & Pick<Practitioner, 'id'>)[],
): void {
  if (isRead) return;
  publish(current.map((each) => ({ ...each, ...parts.find(({ id }) => id === each.id) })));
}

/** Reads them again, once somebody has changed them on this page. */
export function reloadPractitioners(): Promise<void> {
  loading = null;
  return loadPractitioners();
}

/**
 * Reads them once per page; further calls share the answer. After a failure it is tried again by itself.
 * @param failures how often it has failed before
 */
export function loadPractitioners(failures = 0): Promise<void> {
  loading ??= readPractitioners()
    .then((found) => {
      isRead = true;
      writeRecord(KEY, found);
      publish(found);
    })
    .catch(() => {
      void untilWorthTrying(failures).then(() => {
        loading = null;
        return loadPractitioners(failures + 1);
      });
    });
  return loading;
}
