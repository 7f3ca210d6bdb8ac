import { may } from '@tulia/domain/person/permission';
import {
  CONNECTION_NAMES,
  connectionPath,
  connections,
  type ConnectionName,
} from '@tulia/domain/records/connection';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { healthCopy } from '../../copy/staff/health';
import { useCopy } from '../../copy/use-copy';
import { useQuery } from '../../live/use-query';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Banner } from '../../ui/banner';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';

const nameOf = (id: string) => CONNECTION_NAMES.find((name) => connectionPath(name).endsWith(id));

/**
 * The services that no longer take the practice's credentials, one banner each, gone as soon as one works again; nothing at all
 * while all do. For those who can mend it.
 */
export function ConnectionTrouble() {
  const { t, lang } = useCopy(healthCopy);
  const { role } = useSession();
  const isShown = role !== null && may(role, 'manage-practice');
  const { data } = useQuery(isShown ? 'connections' : null, connections, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, connections.collection),
      sdk.where(sdk.documentId(), '>=', 'connection_'),
      sdk.where(sdk.documentId(), '<', 'connection`'),
      sdk.limit(CONNECTION_NAMES.length),
    ),
  );
  const lost = (data ?? []).flatMap(({ id, problem, since }) => {
    const name: ConnectionName | undefined = nameOf(id);
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
            <LinkButton to={paths.adminHealth} variant="secondary" size="sm">
              {t.toHealth}
            </LinkButton>
          }
        >
          {since !== null && `${t.lostSince(formatShortDay(since, lang))} `}
          {t.connection[name].lost}
        </Banner>
      ))}
    </Stack>
  );
}
