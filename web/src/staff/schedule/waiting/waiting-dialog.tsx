import { isPaused, type Wait } from '@tulia/domain/booking/waiting/wait';
import { waits } from '@tulia/domain/records/waiting/wait';
import { formatClock } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { useTexts } from '../../../platform/language/use-texts';
import { leaveWaitingList } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { useList } from '../../../platform/live/use-list';
import { waitWish } from '../../../shared/texts/wait-wish';
import { shortMoment } from '../../../shared/views/moments';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { color, space } from '../../../ui/tokens';
import { NotRead } from '../../parts/not-read';
import { useServiceNames } from '../calendar/use-service-names';
import { waitingLineTexts } from './texts';

/** As many as the rules allow. */
const MOST = 100;

const Line = styled.ol`
  list-style: none;
  > li {
    padding: ${space.xs} 0;
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`;

/** Who waits for which times, in the order in which they are offered one. */
export default function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { t, common } = useTexts(waitingLineTexts);
  const list = useList('waits', waits, (sdk) => [sdk.orderBy('inLineAt'), sdk.limit(MOST)]);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      closeLabel={common.close}
      title={t.title}
      description={t.lead}
    >
      {list.data === undefined ? (
        <NotRead of={[list]} texts={t} lines={3} />
      ) : list.data.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Line aria-label={t.title}>
          {list.data.map((wait) => (
            <Entry key={wait.id} wait={wait} />
          ))}
        </Line>
      )}
    </Dialog>
  );
}

function Entry({ wait }: { wait: Wait }) {
  const { t, common, lang } = useTexts(waitingLineTexts);
  const nameOf = useServiceNames();
  const { busy, run } = useAction(leaveWaitingList, {
    failed: t.endFailed,
    done: () => ({ title: t.ended }),
  });
  const { clientName, offer, insteadOf } = wait;
  const service = nameOf(wait.serviceId);
  const about = [
    waitWish(wait, lang),
    insteadOf === null ? t.additional : t.instead,
    t.since(shortMoment(wait.joinedAt, lang)),
  ];
  return (
    <Cluster as="li" $justify="space-between">
      <Stack $gap="xxs">
        <strong>{`${clientName} · ${service}`}</strong>
        <Soft>{about.join(' · ')}</Soft>
        {offer !== null && (
          <span>
            {t.offered(shortMoment(offer.startsAt, lang), formatClock(offer.until, lang))}
          </span>
        )}
        {isPaused(wait) && <span>{t.paused}</span>}
      </Stack>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        busyLabel={common.sending}
        aria-label={busy ? undefined : t.endIt(clientName, service)}
        onClick={() => void run({ waitId: wait.id })}
      >
        {t.end}
      </Button>
    </Cluster>
  );
}
