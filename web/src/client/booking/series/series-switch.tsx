import { weeklyStarts } from '@tulia/domain/booking/series';
import { Suspense } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Skeleton } from '../../../ui/skeleton';
import type { SeriesDatesProps } from './series-dates-part';
import { seriesTexts } from './texts';

const SeriesDates = lazyPart(() => import('./series-dates-part').then((part) => part.default));

const AT_FIRST = 4;

/** Off until the client presses it; only then the part with the dates loads. @param props one start: no series */
export function SeriesSwitch(props: SeriesDatesProps) {
  const { t } = useTexts(seriesTexts);
  const { starts, onStarts } = props;
  const [first] = starts;
  const isOn = starts.length > 1;
  return (
    <>
      <Checkbox
        label={t.title}
        hint={t.hint}
        checked={isOn}
        onChange={() => {
          if (first) onStarts(isOn ? [first] : weeklyStarts(first, AT_FIRST));
        }}
      />
      {isOn && (
        <Suspense fallback={<Skeleton label={t.title} />}>
          <SeriesDates {...props} />
        </Suspense>
      )}
    </>
  );
}
