import { detailsGiven, noDetails } from '@tulia/domain/booking/request-details';
import { confidentialRequestPath, confidentialRequests } from '@tulia/domain/records/booking';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { requestDetailsCopy } from '../booking/texts/request-details';
import { sessionsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { useDocument } from '../../platform/live/use-document';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { color, radius, space } from '../../ui/tokens';

const Box = styled.div`
  margin-top: ${space.xs};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/**
 * What the client wrote to the practice. It is read and shown only when asked for: it may be about health, and the
 * screen may not be the reader's alone.
 */
export function SpecialRequests({ bookingId }: { bookingId: string }) {
  const { t } = useCopy(sessionsCopy);
  const { t: words } = useCopy(requestDetailsCopy);
  const id = useId();
  const [shown, setShown] = useState(false);
  const { status, data } = useDocument(
    shown ? confidentialRequestPath(bookingId) : null,
    confidentialRequests,
  );
  const text = data?.specialRequests.trim() ?? '';
  const details = data ?? noDetails;
  const given = detailsGiven(details);
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => setShown(!shown)}
      >
        {shown ? t.hideRequests : t.showRequests}
      </Button>
      {shown && (
        <Box id={id} role="region" aria-label={t.specialRequests}>
          {status === 'loading' && <Skeleton label={t.loading} lines={2} />}
          {status === 'error' && <span>{t.requestsFailed}</span>}
          {status === 'ready' &&
            given.map((name) => <p key={name}>{words[name].given(details[name])}</p>)}
          {status === 'ready' && (
            <span>{text === '' && given.length === 0 ? t.noRequests : text}</span>
          )}
        </Box>
      )}
    </div>
  );
}
