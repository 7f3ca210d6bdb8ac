import { personalKey, readRecord, removeRecord, writeRecord } from '../../../device/local-record';
import type { UnsentCancellation } from './cancellation-desk';

/**
 * Where cancellations not sent yet are written down: ids and versions only, one record per page, gone at sign-out.
 */
const PREFIX = personalKey('unsent-cancellations.');

function isUnsent(value: unknown): value is UnsentCancellation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bookingId' in value &&
    typeof value.bookingId === 'string' &&
    'version' in value &&
    typeof value.version === 'number' &&
    'referenceNumber' in value &&
    typeof value.referenceNumber === 'string' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'left' in value &&
    typeof value.left === 'boolean'
  );
}

function read(key: string): UnsentCancellation[] {
  const value = readRecord(key);
  return Array.isArray(value) ? value.filter(isUnsent) : [];
}

function write(key: string, unsent: readonly UnsentCancellation[]): void {
  if (unsent.length === 0) removeRecord(key);
  else writeRecord(key, unsent);
}

function allKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** `keep` and `takeOut` of a cancellation desk; each page writes under a name of its own. */
export function unsentCancellations(pageName: string) {
  return {
    keep: (unsent: UnsentCancellation[]) => write(PREFIX + pageName, unsent),
    takeOut: (test: (unsent: UnsentCancellation) => boolean) =>
      allKeys().flatMap((key) => {
        const written = read(key);
        const taken = written.filter(test);
        if (taken.length > 0)
          write(
            key,
            written.filter((each) => !test(each)),
          );
        return taken;
      }),
  };
}
