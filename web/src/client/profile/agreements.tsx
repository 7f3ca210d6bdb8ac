import type { Consent } from '@tulia/domain/records/consent';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { useConsents } from '../booking/policies/use-still-agreed';
import { RetryBanner } from '../../shared/views/retry-banner';
import { TitledCard } from '../../shared/views/titled-card';
import { Button } from '../../ui/button';
import { Cluster, Soft, Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { AgreedTextDialog } from './agreed-text-dialog';

/** The agreements of the client, newest first, each with its text of that time. */
export function Agreements({ uid }: { uid: string }) {
  const { t: all, lang } = useTexts(myDataTexts);
  const t = all.agreements;
  const [reading, setReading] = useState<Consent | null>(null);
  const live = useConsents(uid);
  const list = [...(live.data ?? [])].sort((a, b) => b.at - a.at || (a.form < b.form ? -1 : 1));
  const about = ({ version, at, guardianName }: Consent) =>
    t.version(version, formatShortDay(at, lang)) +
    (guardianName === null ? '' : `, ${t.guardian(guardianName)}`);
  return (
    <TitledCard title={t.title}>
      {live.status === 'error' && <RetryBanner onRetry={live.retry}>{t.failed}</RetryBanner>}
      {live.data === undefined && live.status !== 'error' && (
        <Skeleton label={t.loading} lines={2} />
      )}
      {live.data !== undefined && <p>{list.length === 0 ? t.none : t.text}</p>}
      {list.length > 0 && (
        <Stack as="ul">
          {list.map((each) => (
            <Cluster as="li" key={each.id} $justify="space-between">
              <span>
                <span>{t.forms[each.form]}</span>
                <Soft $block>{about(each)}</Soft>
                {each.withdrawnAt !== null && (
                  <Soft $block>{t.withdrawn(formatShortDay(each.withdrawnAt, lang))}</Soft>
                )}
                {each.version !== CONSENT_VERSIONS[each.form] && <Soft $block>{t.newer}</Soft>}
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t.read(t.forms[each.form])}
                onClick={() => setReading(each)}
              >
                {t.readShort}
              </Button>
            </Cluster>
          ))}
        </Stack>
      )}
      {reading && (
        <AgreedTextDialog
          consent={reading}
          about={about(reading)}
          onClose={() => setReading(null)}
        />
      )}
    </TitledCard>
  );
}
