import { may } from '@tulia/domain/person/permission';
import {
  CONNECTION_NAMES,
  type Connection,
  type ConnectionName,
} from '@tulia/domain/practice/connections';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { healthTexts } from '../texts/health';
import { useTexts } from '../../../platform/language/use-texts';
import { useDocument } from '../../../platform/live/use-document';
import { useList } from '../../../platform/live/use-list';
import { paths } from '../../../paths';
import { useSession } from '../../../platform/session/session';
import { Banner } from '../../../ui/banner';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';

/** Where a connection is made anew. */
const PLACES: Partial<Record<ConnectionName, string>> = {
  google: `${paths.adminSettings}#google`,
  mail: `${paths.adminSettings}#mail-account`,
  mpesa: `${paths.adminSettings}#mpesa`,
  texts: `${paths.adminSettings}#texts`,
};

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
  const { data = [] } = useList('connections', connections, (sdk) => [
    sdk.where(sdk.documentId(), '>=', 'connection_'),
    sdk.where(sdk.documentId(), '<', 'connection`'),
    sdk.limit(CONNECTION_NAMES.length),
  ]);
  return <LostBanners of={data} mayRepair />;
}

function PaymentConnection() {
  const id = connectionPath('mpesa');
  const { data } = useDocument(id, connections);
  return data && <LostBanners of={[{ ...data, id }]} mayRepair={false} />;
}

function LostBanners({
  of,
  mayRepair,
}: {
  of: readonly (Connection & { id: string })[];
  mayRepair: boolean;
}) {
  const { t, lang } = useTexts(healthTexts);
  const lost = of.flatMap(({ id, problem, since }) => {
    const name = CONNECTION_NAMES.find((each) => connectionPath(each).endsWith(id));
    return name === undefined || problem === null ? [] : [{ name, since }];
  });
  if (lost.length === 0) return null;
  return (
    <Stack $gap="sm">
      {lost.map(({ name, since }) => (
        <Banner
          key={name}
          tone="danger"
          title={t.lostTitle(t.connection[name].name)}
          action={
            mayRepair && (
              <LinkButton to={PLACES[name] ?? paths.adminHealth} variant="secondary" size="sm">
                {name in PLACES ? t.toConnection : t.toHealth}
              </LinkButton>
            )
          }
        >
          {[
            since !== null && t.lostSince(formatShortDay(since, lang)),
            t.connection[name].lost,
            !mayRepair && t.tellManager,
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      ))}
    </Stack>
  );
}
