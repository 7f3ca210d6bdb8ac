import {
  disconnectGoogle,
  startGoogleConnection,
  type ServicesReport,
} from '@tulia/domain/calls/practice/connect-services';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { shortMoment } from '../../../shared/views/moments';
import { connectionsTexts } from './texts/connections';
import { useTexts } from '../../../platform/language/use-texts';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { useOwnerAction } from './use-owner-action';

/** Whether meetings are made in a Google calendar, and the way to connect one. */
export function GoogleConnection({
  report: { canKeep, google },
  mayConnect,
  again,
}: {
  report: ServicesReport;
  mayConnect: boolean;
  again: () => void;
}) {
  const { t, common, lang } = useTexts(connectionsTexts);
  const { hasApp, isConnected, since, problem, unread } = google;
  const [asking, setAsking] = useState(false);
  const start = useOwnerAction(startGoogleConnection, {
    failed: t.google.failed,
    onDone: ({ address }) => window.open(address, '_self'),
  });
  const end = useOwnerAction(disconnectGoogle, {
    failed: t.google.endFailed,
    done: ({ revoked }) => ({
      title: t.google.ended,
      description: revoked ? t.google.endedText : t.google.endedUnheard,
    }),
    onDone: again,
  });
  const isOffered = canKeep && hasApp;
  const isLost = isConnected && problem !== null;
  const connected = since === null ? t.byDeployment : t.since(formatShortDay(since, lang));
  const button = isLost ? t.google.again : isConnected ? t.google.other : t.google.connect;
  return (
    <>
      {isLost && <Banner tone="danger">{t.google.lost}</Banner>}
      <p>{isConnected ? connected : t.google.off}</p>
      {unread.length > 0 && (
        <Banner tone="danger" title={t.google.unread}>
          <ul>
            {unread.map((each) => (
              <li key={each.practitionerId}>
                {each.since === 0
                  ? t.google.unreadEver(each.name)
                  : t.google.unreadSince(each.name, shortMoment(each.since, lang))}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {!isOffered && <p>{canKeep ? t.google.noApp : t.noKey}</p>}
      {isOffered && !mayConnect && <p>{t.onlyOwner}</p>}
      {isOffered && mayConnect && (
        <>
          <p>{t.google.allows}</p>
          <Cluster>
            <Button
              variant={isConnected && !isLost ? 'secondary' : 'primary'}
              busy={start.busy}
              busyLabel={t.google.leaving}
              onClick={() => void start.run({})}
            >
              {button}
            </Button>
            {isConnected && (
              <Button
                variant="secondary"
                busy={end.busy}
                busyLabel={t.ending}
                onClick={() => setAsking(true)}
              >
                {t.end}
              </Button>
            )}
          </Cluster>
        </>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.google.endTitle}
        description={t.google.endText}
        cancelLabel={common.cancel}
        confirmLabel={t.end}
        danger
        onConfirm={() => {
          setAsking(false);
          void end.run({});
        }}
      />
      {start.dialog}
      {end.dialog}
    </>
  );
}
