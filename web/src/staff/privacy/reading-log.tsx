import { accessLog } from '@tulia/domain/records/access';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { readingsCopy } from '../parts/texts/readings';
import { useCopy } from '../../platform/language/use-copy';
import { Awaited } from '../parts/awaited';
import { useQuery } from '../../platform/live/use-query';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { color, space, text } from '../../ui/tokens';

const FIRST = 10;
/** The rules allow no longer list. */
const LIMIT = 100;

const Lines = styled.ol`
  display: grid;
  gap: ${space.sm};
  list-style: none;
  small {
    display: block;
    overflow-wrap: anywhere;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** Who has read confidential parts, newest first; each line opens the booking, which lists all of its readers. */
export function ReadingLog() {
  const { t, lang } = useCopy(readingsCopy);
  const [shown, setShown] = useState(FIRST);
  const found = useQuery(`readings:${shown}`, accessLog, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, accessLog.collection),
      sdk.orderBy('at', 'desc'),
      sdk.limit(shown),
    ),
  );
  const { status, data, retry } = found;
  return (
    <Stack as="section" aria-labelledby="readings" $gap="md">
      <H2 id="readings">{t.title}</H2>
      <p>{t.lead}</p>
      {status === 'error' && (
        <ErrorState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>} />
      )}
      {status === 'loading' && (
        <Awaited of={[found]}>
          <Skeleton label={t.loading} lines={3} />
        </Awaited>
      )}
      {data?.length === 0 && <p>{t.none}</p>}
      {data !== undefined && data.length > 0 && (
        <Card>
          <Lines>
            {data.map(({ id, at, actor, bookingId, referenceNumber }) => (
              <li key={id}>
                <strong>{actor.name}</strong>
                <small>
                  <span>{`${formatShortDay(at, lang)}, ${formatClock(at, lang)} ·`}</span>{' '}
                  <Link to={`${paths.adminBookings}?open=${encodeURIComponent(bookingId)}`}>
                    {t.booking(referenceNumber)}
                  </Link>
                </small>
              </li>
            ))}
          </Lines>
        </Card>
      )}
      {data !== undefined && data.length >= shown && shown < LIMIT && (
        <div>
          <Button variant="secondary" onClick={() => setShown(LIMIT)}>
            {t.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
