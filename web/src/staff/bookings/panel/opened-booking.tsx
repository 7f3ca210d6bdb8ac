import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { styled } from 'styled-components';
import { adminBookingsTexts } from '../board/texts/bookings';
import { useTexts } from '../../../platform/language/use-texts';
import { useQueryPart } from '../../../platform/hooks/use-query-part';
import { Awaited } from '../../parts/awaited';
import { useDocument } from '../../../platform/live/use-document';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { windowHeight } from '../../../ui/tokens';
import { BookingPanel } from './booking-provider';

const Scroll = styled.div`
  overflow-y: auto;
  max-height: min(0.7 * ${windowHeight}, 46rem);
  /* Keeps the focus ring whole. */
  padding: 4px;
`;

/** The form of an id; any other text in the address opens nothing. */
const ID = /^[\w-]{1,128}$/;

/** Shows the booking that the address names over the page: a link opens it, and Back closes it. */
export function OpenedBooking() {
  const { t, common } = useTexts(adminBookingsTexts);
  const [query, changeQuery] = useQueryPart();
  const asked = query.get('open') ?? '';
  const id = ID.test(asked) ? asked : null;
  const found = useDocument(id === null ? null : bookingPath(id), bookings);
  const { status, data } = found;
  if (id === null) return null;
  const close = () =>
    changeQuery((present) => {
      present.delete('open');
      return present;
    });
  return (
    <Dialog open onOpenChange={close} title={t.opened.title} closeLabel={common.close} wide>
      <Scroll>
        {status === 'loading' && (
          <Awaited of={[found]}>
            <Skeleton label={t.opened.loading} lines={5} />
          </Awaited>
        )}
        {(data === null || status === 'error') && <p>{t.opened.gone}</p>}
        {data && <BookingPanel booking={{ ...data, id }} />}
      </Scroll>
    </Dialog>
  );
}
