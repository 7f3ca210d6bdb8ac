import { weeklyStarts, type SeriesStart } from '@tulia/domain/booking/series';
import { Refusal } from '@tulia/domain/refusal';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { refusalSentence } from '../../../platform/language/refusals';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast-store';
import type { SeriesDatesProps } from './series-dates-part';
import { seriesTexts } from './texts';

const loadDates = () => import('./series-dates-part');
const SeriesDates = lazy(loadDates);

const AT_FIRST = 4;

/** Off until the client presses it; only then the part with the dates is loaded. */
export function SeriesSwitch({
  first,
  further,
  onFurther,
  ...rest
}: Omit<SeriesDatesProps, 'starts'> & {
  first: SeriesStart;
  further: readonly SeriesStart[];
  onFurther: (further: SeriesStart[]) => void;
}) {
  const { t, lang } = useTexts(seriesTexts);
  const [isLoading, setIsLoading] = useState(false);
  const isOn = further.length > 0;
  const begin = () => {
    setIsLoading(true);
    loadDates()
      .then(
        () => onFurther(weeklyStarts(first, AT_FIRST).slice(1)),
        () =>
          toast({
            variant: 'destructive',
            title: t.notLoaded,
            description: refusalSentence(new Refusal('offline'), lang),
          }),
      )
      .finally(() => setIsLoading(false));
  };
  return (
    <>
      <Checkbox
        label={t.title}
        hint={t.hint}
        checked={isOn || isLoading}
        onChange={({ target }) => {
          if (!target.checked) onFurther([]);
          else if (!isLoading) begin();
        }}
      />
      {isOn && (
        <Suspense fallback={<Skeleton label={t.title} />}>
          <SeriesDates {...rest} starts={[first, ...further]} />
        </Suspense>
      )}
    </>
  );
}
