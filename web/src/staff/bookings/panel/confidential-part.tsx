import { detailsGiven, noDetails } from '@tulia/domain/booking/request-details';
import { adminBookingsTexts } from '../board/texts/bookings';
import { requestDetailsTexts } from '../board/texts/request-details';
import { useTexts } from '../../../platform/language/use-texts';
import { Fact } from '../../../shared/views/facts';
import type { ConfidentialRead } from './use-confidential';
import { AsTyped } from '../../../ui/layout';

/** Receptionists cannot read this document (design section 4). */
export function ConfidentialPart({ read }: { read: ConfidentialRead }) {
  const { t, common } = useTexts(adminBookingsTexts);
  const { t: names } = useTexts(requestDetailsTexts);
  if (read.status === 'error')
    return <Fact name={common.specialRequests} values={[t.confidentialFailed]} />;
  // Most requests have these two lines, so nothing below moves later.
  if (read.data === undefined)
    return [common.specialRequests, t.category].map((name) => (
      <Fact key={name} name={name} values={[t.loadingDetails]} />
    ));
  const data = read.data.request;
  const words = data?.specialRequests.trim() ?? '';
  const category = data?.category ?? null;
  const details = data ?? noDetails;
  const categories: Record<string, string> = t.categories;
  return (
    <>
      <Fact
        name={common.specialRequests}
        values={[words === '' ? t.noRequests : <AsTyped as="span">{words}</AsTyped>]}
      />
      {detailsGiven(details).map((name) => (
        <Fact key={name} name={names[name].given} values={[details[name]]} />
      ))}
      {category !== null && <Fact name={t.category} values={[categories[category] ?? category]} />}
    </>
  );
}
