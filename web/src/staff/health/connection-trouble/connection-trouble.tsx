import { may } from '@tulia/domain/person/permission';
import {
  CONNECTION_NAMES,
  type Connection,
  type ConnectionName,
} from '@tulia/domain/practice/connections';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import type { Instant } from '@tulia/domain/time/instant';
import { formatShortDay } from '@tulia/domain/wording/moments';
import type { ReactNode } from 'react';
import { healthTexts } from '../texts/health';
import { useTexts } from '../../../platform/language/use-texts';
import { useDocument } from '../../../platform/live/use-document';
import { useQuery } from '../../../platform/live/use-query';
import { paths } from '../../../paths';
import { useSession } from '../../../platform/session/session';
import { Banner } from '../../../ui/banner';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';

interface Lost {
  name: ConnectionName;
  since: Instant | null;
}

function lostOf(id: string, { problem, since }: Connection): Lost[] {
  const name = CONNECTION_NAMES.find((each) => connectionPath(each).endsWith(id));
  return name === undefined || problem === null ? [] : [{ name, since }];
}

/**
 * A banner for each service that refuses the practice's credentials. A manager of the practice sees every banner,
 * with a link to the repair; a staff member who takes payments sees the banner of M-Pesa.
 */
export function ConnectionTrouble() {
  const { role } = useSession();
  if (role === null) return null;
  if (may(role, 'manage-practice')) return <EveryConnection />;
  return may(role, 'record-payments') ? <PaymentConnection /> : null;
}

function EveryConnection() {
  const { t } = useTexts(healthTexts);
  const { data } = useQuery('connections', connections, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, connections.collection),
      sdk.where(sdk.documentId(), '>=', 'connection_'),
      sdk.where(sdk.documentId(), '<', 'connection`'),
      sdk.limit(CONNECTION_NAMES.length),
    ),
  );
  return (
    <LostBanners
      lost={(data ?? []).flatMap((each) => lostOf(each.id, each))}
      action={
        <LinkButton to={paths.adminHealth} variant="secondary" size="sm">
          {t.toHealth}
        </LinkButton>
      }
    />
  );
}

function PaymentConnection() {
  const { t } = useTexts(healthTexts);
  const path = connectionPath('mpesa');
  const { data } = useDocument(path, connections);
  return <LostBanners lost={data ? lostOf(path, data) : []} after={t.tellManager} />;
}

function LostBanners({
  lost,
  action,
  after,
}: {
  lost: readonly Lost[];
  action?: ReactNode;
  after?: string;
}) {
  const { t, lang } = useTexts(healthTexts);
  if (lost.length === 0) return null;
  return (
    <Stack $gap="sm">
      {lost.map(({ name, since }) => (
        <Banner
          key={name}
          tone="danger"
          title={t.lostTitle(t.connection[name].name)}
          action={action}
        >
          {[
            since !== null && t.lostSince(formatShortDay(since, lang)),
            t.connection[name].lost,
            after,
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      ))}
    </Stack>
  );
}
