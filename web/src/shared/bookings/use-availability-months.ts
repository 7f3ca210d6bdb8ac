import { availability, availabilityPath } from '@tulia/domain/records/availability';
import type { AvailabilityMonth } from '@tulia/domain/records/availability';
import { useLive, type Live } from '../../platform/live/live';

interface KnownMonths {
  /** the month documents that exist */
  list: AvailabilityMonth[];
  /** a month is missing in the cache only, which is no answer of the server */
  unanswered: boolean;
}

/**
 * The public months of these practitioners, live: a slot that another client takes greys out at once. No data until
 * every month has been read.
 * @param practitionerIds null reads nothing
 * @param months `YYYY-MM`, in the practice's calendar
 */
export function useAvailabilityMonths(
  practitionerIds: readonly string[] | null,
  months: readonly string[],
): Live<KnownMonths> {
  const paths = (practitionerIds ?? []).flatMap((id) =>
    months.map((month) => availabilityPath(id, month)),
  );
  const key = practitionerIds === null ? null : `months ${paths.join(',')}`;
  return useLive<KnownMonths>(key, ({ db, sdk }, { next, fail }) => {
    const known = new Map<string, { month: AvailabilityMonth | null; fromCache: boolean }>();
    if (paths.length === 0) next({ list: [], unanswered: false }, false);
    const stops = paths.map((path) =>
      sdk.onSnapshot(
        sdk.doc(db, path),
        // Otherwise there is no snapshot when the server confirms a cached month without a change.
        { includeMetadataChanges: true },
        (snapshot) => {
          const data = snapshot.data();
          known.set(path, {
            month: data === undefined ? null : availability.fromStored(data),
            fromCache: snapshot.metadata.fromCache,
          });
          if (known.size < paths.length) return;
          const all = [...known.values()];
          next(
            {
              list: all.flatMap((each) => (each.month === null ? [] : [each.month])),
              unanswered: all.some((each) => each.month === null && each.fromCache),
            },
            all.some(({ fromCache }) => fromCache),
          );
        },
        fail,
      ),
    );
    return () => stops.forEach((stop) => stop());
  });
}
