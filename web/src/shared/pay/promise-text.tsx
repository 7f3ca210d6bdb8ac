import type { TimePromise } from '@tulia/domain/booking/time-promise';
import { formatClocks } from '@tulia/domain/wording/moments';
import { promiseSentence } from '@tulia/domain/wording/time-promise';
import { readerZones } from '../views/moments';
import { useLanguage } from '../../platform/language/use-texts';

/** How long the time of a request is held. @param zone the client's time zone, as stored */
export function PromiseText({ promise, zone }: { promise: TimePromise; zone: string }) {
  const lang = useLanguage();
  return (
    <p>{promiseSentence(promise, lang, (at) => formatClocks(at, lang, ...readerZones(zone)))}</p>
  );
}
