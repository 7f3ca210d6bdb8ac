import { accessLog } from '@tulia/domain/records/access';
import { useState } from 'react';
import { readingsTexts } from '../../parts/texts/readings';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { useList } from '../../../platform/live/use-list';
import { Soft, Stack } from '../../../ui/layout';
import { shortMoment } from '../../../shared/views/moments';

const SHOWN = 50;

/** The staff who have read the confidential parts; read only while this part is open. */
export function ReadBy({ bookingId }: { bookingId: string }) {
  const { t } = useTexts(readingsTexts);
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.ofBooking}</summary>
      {open && <Readers bookingId={bookingId} />}
    </details>
  );
}

function Readers({ bookingId }: { bookingId: string }) {
  const { t, lang } = useTexts(readingsTexts);
  const found = useList(`readings:${bookingId}`, accessLog, (sdk) => [
    sdk.where('bookingId', '==', bookingId),
    sdk.orderBy('at', 'desc'),
    sdk.limit(SHOWN),
  ]);
  const { status, data } = found;
  if (status === 'error') return <p role="alert">{t.failed}</p>;
  if (data === undefined)
    return (
      <Awaited of={[found]}>
        <p role="status">{t.loading}</p>
      </Awaited>
    );
  if (data.length === 0) return <p>{t.none}</p>;
  return (
    <Stack as="ol" $gap="xs">
      {data.map(({ id, at, actor }) => (
        <li key={id}>
          <span>{actor.name}</span>
          <Soft $block>{shortMoment(at, lang)}</Soft>
        </li>
      ))}
    </Stack>
  );
}
