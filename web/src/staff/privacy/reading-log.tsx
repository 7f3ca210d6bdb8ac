import { accessLog } from '@tulia/domain/records/access';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readingsTexts } from '../parts/texts/readings';
import { useTexts } from '../../platform/language/use-texts';
import { useList } from '../../platform/live/use-list';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Soft, Stack } from '../../ui/layout';
import { NotRead } from '../parts/not-read';
import { shortMoment } from '../../shared/views/moments';

const FIRST = 10;
/** The Firestore rules allow no longer list. */
const LIMIT = 100;

/** Lists the readers of confidential parts, newest first, and says what to do if data gets out. */
export function ReadingLog() {
  const { t, lang } = useTexts(readingsTexts);
  const [shown, setShown] = useState(FIRST);
  const found = useList(`readings:${shown}`, accessLog, (sdk) => [
    sdk.orderBy('at', 'desc'),
    sdk.limit(shown),
  ]);
  const { status, data } = found;
  return (
    <Stack as="section" aria-labelledby="readings" $gap="md">
      <H2 id="readings">{t.title}</H2>
      <p>{t.lead}</p>
      {status !== 'ready' && <NotRead of={[found]} texts={t} />}
      {data?.length === 0 && <p>{t.none}</p>}
      {data !== undefined && data.length > 0 && (
        <Card>
          <Stack as="ol" $gap="sm">
            {data.map(({ id, at, actor, bookingId, referenceNumber }) => (
              <li key={id}>
                <strong>{actor.name}</strong>
                <Soft $block>
                  <span>{`${shortMoment(at, lang)} ·`}</span>{' '}
                  <Link to={`${paths.adminBookings}?open=${encodeURIComponent(bookingId)}`}>
                    {t.booking(referenceNumber)}
                  </Link>
                </Soft>
              </li>
            ))}
          </Stack>
        </Card>
      )}
      {data !== undefined && data.length >= shown && shown < LIMIT && (
        <div>
          <Button variant="secondary" onClick={() => setShown(LIMIT)}>
            {t.more}
          </Button>
        </div>
      )}
      <H2>{t.breachTitle}</H2>
      <p>{t.breach}</p>
    </Stack>
  );
}
