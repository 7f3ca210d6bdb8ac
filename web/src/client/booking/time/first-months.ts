/**
 * Loads the months of availability by one small request, so that a client can choose a day before Firestore's SDK has
 * loaded. Only for the first practitioners of a page; the listener replaces it, and shows failures.
 */
import {
  availability,
  availabilityPath,
  type AvailabilityMonth,
} from '@tulia/domain/records/availability';
import { useEffect, useState } from 'react';
import { readPublicDocuments } from '../../../platform/firebase/public-read';
import { earlyMonths } from '../hand-over/hand-over';

/** Older answers are not shown. */
const FRESH_MS = 60_000;

interface Asked {
  key: string;
  /** epoch milliseconds */
  at: number;
  months: Promise<AvailabilityMonth[]>;
}

let first: Asked | null = null;

const keyOf = (practitionerIds: readonly string[], months: readonly string[]) =>
  `${practitionerIds.join(',')} ${months.join(',')}`;

/** @param months such as `2026-11` */
export function readFirstMonths(
  practitionerIds: readonly string[],
  months: readonly string[],
): Asked {
  first ??= {
    key: keyOf(practitionerIds, months),
    ...(earlyMonths(practitionerIds, months) ?? {
      at: Date.now(),
      months: readPublicDocuments(
        practitionerIds.flatMap((id) => months.map((month) => availabilityPath(id, month))),
      ).then((found) => found.map(({ data }) => availability.fromStored(data))),
    }),
  };
  return first;
}

/** Undefined until loaded, and for all but the first practitioners of the page. */
export function useFirstMonths(
  practitionerIds: readonly string[] | null,
  months: readonly string[],
): AvailabilityMonth[] | undefined {
  const [found, setFound] = useState<{ key: string; months: AvailabilityMonth[] } | null>(null);
  const key = practitionerIds === null ? null : keyOf(practitionerIds, months);
  useEffect(() => {
    if (practitionerIds === null || practitionerIds.length === 0) return;
    let over = false;
    const asked = readFirstMonths(practitionerIds, months);
    asked.months.then(
      (known) => {
        if (!over && Date.now() - asked.at < FRESH_MS) setFound({ key: asked.key, months: known });
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
    // The key names people and months.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return found !== null && found.key === key ? found.months : undefined;
}
