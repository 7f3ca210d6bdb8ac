import { confidentialRequestPath, confidentialRequests } from '@tulia/domain/records/booking';
import { styled } from 'styled-components';
import { adminBookingsCopy } from '../../../copy/staff/admin-bookings';
import { useCopy } from '../../../copy/use-copy';
import { useDocument } from '../../../live/use-document';
import { Fact } from '../../../booking-views/facts';

const Words = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Special requests and topic, a document of its own that receptionists cannot read (design section 4). */
export function ConfidentialPart({ bookingId }: { bookingId: string }) {
  const { t } = useCopy(adminBookingsCopy);
  const { status, data } = useDocument(confidentialRequestPath(bookingId), confidentialRequests);
  if (status === 'error') return <Fact name={t.specialRequests} values={[t.confidentialFailed]} />;
  if (data === undefined) return <Fact name={t.specialRequests} values={[t.loadingDetails]} />;
  const words = data?.specialRequests.trim() ?? '';
  const category = data?.category ?? null;
  const categories: Record<string, string> = t.categories;
  return (
    <>
      <Fact
        name={t.specialRequests}
        values={[words === '' ? t.noRequests : <Words>{words}</Words>]}
      />
      {category !== null && <Fact name={t.category} values={[categories[category] ?? category]} />}
    </>
  );
}
