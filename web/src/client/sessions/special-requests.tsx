import { detailsGiven } from '@tulia/domain/booking/request-details';
import { confidentialRequestPath, confidentialRequests } from '@tulia/domain/records/booking';
import { styled } from 'styled-components';
import { requestDetailsTexts } from '../booking/texts/request-details';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useDocument } from '../../platform/live/use-document';
import { color, text } from '../../ui/tokens';

const Requests = styled.dl`
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/**
 * The special requests of the client, in a document of their own because rules cannot hide a field of the booking from
 * receptionists. They stand last on the card, so that a long text that loads late moves no button.
 */
export function SpecialRequests({ bookingId }: { bookingId: string }) {
  const { t, common } = useTexts(sessionsTexts);
  const { t: words } = useTexts(requestDetailsTexts);
  const path = confidentialRequestPath(bookingId);
  const { status, data, overdue } = useDocument(path, confidentialRequests);
  const details = data ? detailsGiven(data).map((name) => words[name].given(data[name])) : [];
  const lines = [...details, data?.specialRequests.trim() ?? ''].filter((line) => line !== '');
  const unknown = status === 'error' || overdue ? t.requestsFailed : t.requestsLoading;
  return (
    <Requests>
      <dt>{common.specialRequests}</dt>
      {status !== 'ready' && <dd>{unknown}</dd>}
      {status === 'ready' && lines.length === 0 && <dd>{t.noRequests}</dd>}
      {status === 'ready' && lines.map((line) => <dd key={line}>{line}</dd>)}
    </Requests>
  );
}
