import { consents, type Consent } from '@tulia/domain/records/consent';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { useQuery } from '../../platform/live/use-query';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { color, space, text } from '../../ui/tokens';
import { AgreedTextDialog } from './agreed-text-dialog';

const LIMIT = 100;

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.md};
    align-items: center;
    justify-content: space-between;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** What the person signed in agreed to, newest first, each with the text as it stood then. */
export function Agreements({ uid }: { uid: string }) {
  const { t: all, common, lang } = useTexts(myDataTexts);
  const t = all.agreements;
  const [reading, setReading] = useState<Consent | null>(null);
  const live = useQuery(`consents ${uid}`, consents, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, consents.collection),
      sdk.where('uid', '==', uid),
      sdk.limit(LIMIT),
    ),
  );
  const list = [...(live.data ?? [])].sort((a, b) => b.at - a.at || (a.form < b.form ? -1 : 1));
  const about = ({ version, at, guardianName }: Consent) =>
    t.version(version, formatShortDay(at, lang)) +
    (guardianName === null ? '' : `, ${t.guardian(guardianName)}`);
  return (
    <Card as="section">
      <Stack>
        <H3 as="h2">{t.title}</H3>
        {live.status === 'error' && (
          <>
            <p role="alert">{t.failed}</p>
            <div>
              <Button variant="secondary" onClick={live.retry}>
                {common.retry}
              </Button>
            </div>
          </>
        )}
        {live.data === undefined && live.status !== 'error' && (
          <Skeleton label={t.loading} lines={2} />
        )}
        {live.data !== undefined && <p>{list.length === 0 ? t.none : t.text}</p>}
        {list.length > 0 && (
          <List>
            {list.map((each) => (
              <li key={each.id}>
                <span>
                  <span>{t.forms[each.form]}</span>
                  <small>{about(each)}</small>
                  {each.version !== CONSENT_VERSIONS[each.form] && <small>{t.newer}</small>}
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t.read(t.forms[each.form])}
                  onClick={() => setReading(each)}
                >
                  {t.readShort}
                </Button>
              </li>
            ))}
          </List>
        )}
      </Stack>
      {reading && (
        <AgreedTextDialog
          consent={reading}
          about={about(reading)}
          onClose={() => setReading(null)}
        />
      )}
    </Card>
  );
}
