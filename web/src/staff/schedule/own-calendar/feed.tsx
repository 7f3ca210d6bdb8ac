import { saveCalendarFeed } from '@tulia/domain/calls/meeting/own-calendar';
import type { Instant } from '@tulia/domain/time/instant';
import { useState } from 'react';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { shortMoment } from '../../../shared/views/moments';
import { Button } from '../../../ui/button';
import { CopyTextButton } from '../../../ui/copy-button';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { H3 } from '../../../ui/heading';
import { Cluster, Stack } from '../../../ui/layout';
import { feedTexts } from './feed-texts';

/** The secret address at which another calendar reads the sessions. It is shown once, when it is made. */
export function Feed({
  practitionerId,
  madeAt,
}: {
  practitionerId: string;
  /** null without a feed */
  madeAt: Instant | null;
}) {
  const { t, common, lang } = useTexts(feedTexts);
  const [address, setAddress] = useState<string | null>(null);
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const { busy, underWay, run } = useAction(saveCalendarFeed, {
    failed: t.notSaved,
    done: (saved) =>
      saved.address === null
        ? { title: t.ended, description: t.endedText }
        : { title: t.made, description: t.once },
    onDone: (saved) => setAddress(saved.address),
  });
  const isThere = madeAt !== null || address !== null;
  return (
    <Stack>
      <H3>{t.title}</H3>
      <p>{t.lead}</p>
      {madeAt !== null && <p>{t.madeAt(shortMoment(madeAt, lang))}</p>}
      {address !== null && (
        <>
          <TextField
            label={t.address}
            hint={t.once}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Cluster>
            <CopyTextButton text={address} words={t} />
          </Cluster>
        </>
      )}
      <Cluster>
        <Button
          variant="secondary"
          busy={underWay?.isWanted === true}
          busyLabel={common.sending}
          disabled={busy}
          onClick={() =>
            isThere ? setAsking('renew') : void run({ practitionerId, isWanted: true })
          }
        >
          {isThere ? t.renew : t.make}
        </Button>
        {isThere && (
          <Button
            variant="secondary"
            busy={underWay?.isWanted === false}
            busyLabel={common.sending}
            disabled={busy}
            onClick={() => setAsking('end')}
          >
            {t.end}
          </Button>
        )}
      </Cluster>
      <AlertDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={asking === 'end' ? t.endTitle : t.renewTitle}
        description={asking === 'end' ? t.endText : t.renewText}
        cancelLabel={common.cancel}
        confirmLabel={asking === 'end' ? t.end : t.renew}
        danger={asking === 'end'}
        onConfirm={() => {
          setAsking(null);
          void run({ practitionerId, isWanted: asking === 'renew' });
        }}
      />
    </Stack>
  );
}
