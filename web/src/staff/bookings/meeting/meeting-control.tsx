import type { Booking } from '@tulia/domain/booking/booking';
import { joinLink } from '@tulia/domain/booking/upcoming';
import { actorMay } from '@tulia/domain/booking/transitions';
import { OutsideLink } from '../../../shared/views/outside-link';
import { adminMeetingsTexts } from '../board/texts/meetings';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { useBoard } from '../board/board-context';
import { meetingView, meetingWords } from './meeting-view';
import { useMeetingActions } from './use-meeting-actions';

/** The meeting's state and its buttons (specification section 4). */
export function MeetingControl({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(adminMeetingsTexts);
  const { actorOn, openDialog, underWay, begin, now } = useBoard();
  const { creating, create } = useMeetingActions(booking);
  const view = meetingView(booking);
  const join = joinLink(booking, now);
  const manages = actorMay(actorOn(booking), 'manage-meetings') && !underWay.has(booking.id);
  const reference = booking.referenceNumber;

  const named = (label: string) => `${label} ${reference}`;
  const createButton = (label: string) => (
    <Button
      size="sm"
      variant="secondary"
      busy={creating}
      busyLabel={t.creating}
      disabled={creating}
      aria-label={creating ? undefined : named(label)}
      onClick={create}
    >
      {label}
    </Button>
  );
  const pasteButton = (
    <Button
      size="sm"
      variant="quiet"
      disabled={creating}
      aria-label={named(t.paste)}
      onClick={() => openDialog('paste-link', booking)}
    >
      {t.paste}
    </Button>
  );

  const words = <Soft $block>{meetingWords(view, lang)}</Soft>;

  if (view.kind === 'ready')
    return (
      <Cluster $gap="xs">
        {join !== null && (
          <OutsideLink href={join} size="sm" about={reference}>
            {t.join}
          </OutsideLink>
        )}
        {view.calendar !== null && (
          <OutsideLink href={view.calendar} size="sm" about={reference}>
            {t.calendar}
          </OutsideLink>
        )}
        {view.cancellable && manages && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={named(t.cancel)}
            onClick={() => begin('cancel-meeting', booking)}
          >
            {t.cancel}
          </Button>
        )}
      </Cluster>
    );
  if (view.kind === 'wanted' || view.kind === 'problem')
    return (
      <Stack $gap="xs">
        {words}
        {manages && (
          <Cluster $gap="xs">
            {createButton(t.retry)}
            {pasteButton}
          </Cluster>
        )}
      </Stack>
    );
  if (manages && (view.kind === 'create' || view.kind === 'undated'))
    return (
      <Cluster $gap="xs">
        {createButton(t.create)}
        {view.kind === 'create' && pasteButton}
      </Cluster>
    );
  return words;
}
