import { styled } from 'styled-components';
import { adminBookingsCopy } from '../board/texts/bookings';
import { useCopy } from '../../../platform/language/use-copy';
import { Fact } from '../../../shared/views/facts';
import type { ConfidentialRead } from './use-confidential';

const Words = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Special requests and topic: a document of its own, which receptionists cannot read (design section 4). */
export function ConfidentialPart({ read }: { read: ConfidentialRead }) {
  const { t } = useCopy(adminBookingsCopy);
  if (read.status === 'error')
    return <Fact name={t.specialRequests} values={[t.confidentialFailed]} />;
  if (read.data === undefined) return <Fact name={t.specialRequests} values={[t.loadingDetails]} />;
  const data = read.data.request;
  const words = data?.specialRequests.trim() ?? '';
  const category = data?.category ?? null;
  const partner = data?.partnerName ?? '';
  const categories: Record<string, string> = t.categories;
  return (
    <>
      <Fact
        name={t.specialRequests}
        values={[words === '' ? t.noRequests : <Words>{words}</Words>]}
      />
      {partner !== '' && <Fact name={t.partner} values={[partner]} />}
      {category !== null && <Fact name={t.category} values={[categories[category] ?? category]} />}
    </>
  );
}
