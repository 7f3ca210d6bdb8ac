import {
  disconnectGoogle,
  startGoogleConnection,
  type ServicesReport,
} from '@tulia/domain/calls/practice/connect-services';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { shortMoment } from '../../../shared/views/moments';
import { connectionsTexts } from './texts/connections';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { EndConnection } from './own-account';
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
  const { t, lang } = useTexts(connectionsTexts);
  const { hasApp, isConnected, since, problem, unread } = google;
  const start = useOwnerAction(startGoogleConnection, {
    failed: t.google.failed,
    onDone: ({ address }) => window.open(address, '_self'),
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
              <EndConnection
                contract={disconnectGoogle}
                texts={t.google}
                done={({ revoked }) => ({
                  title: t.google.ended,
                  description: revoked ? t.google.endedText : t.google.endedUnheard,
                })}
                again={again}
              />
            )}
          </Cluster>
        </>
      )}
      {start.dialog}
    </>
  );
}
