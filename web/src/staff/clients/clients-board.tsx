import { nextSessionAt, owedBy, type Client } from '@tulia/domain/booking/clients/client';
import type { Instant } from '@tulia/domain/time/instant';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clientsTexts } from './texts/clients';
import { useTexts } from '../../platform/language/use-texts';
import { soughtTexts } from '../parts/texts/sought';
import { useClientSearch } from '../parts/use-client-search';
import { useNow } from '../../platform/hooks/use-now';
import { KeptNote } from '../parts/awaited';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { Cluster, Soft, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/states';
import { above, color, space } from '../../ui/tokens';
import { NotRead } from '../parts/not-read';

const PAGE = 25;
/** The longest list that the Firestore rules allow. */
const LIMIT = 100;
const TICK_MS = 60_000;

const Narrow = styled.div`
  max-width: 26rem;
`;
const People = styled.ul`
  border-top: 1px solid ${color.line};
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space.sm};
    align-items: center;
    min-height: 3.5rem;
    padding: ${space.xs} 0;
    border-bottom: 1px solid ${color.line};
    line-height: 1.4;
    @media ${above.lg} {
      grid-template-columns: 2fr 1fr 1fr 1fr;
    }
  }
`;
const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--small-button, 2rem);
  font-weight: 700;
`;
/** The clients, newest change first. @param page path of one client's page */
export function ClientsBoard({ page }: { page: (clientId: string) => string }) {
  const { t } = useTexts(clientsTexts);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(PAGE);
  const { isSearch, found, list, areMore } = useClientSearch(typed, shown, 'everybody');
  const { t: unread } = useTexts(soughtTexts);
  const { status } = found;
  const now = useNow(TICK_MS);
  return (
    <Stack>
      <Narrow role="search">
        <TextField
          label={t.search}
          placeholder={t.searchHint}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Narrow>
      {(status === 'error' || (status === 'loading' && !list?.length)) && (
        <NotRead of={[found]} texts={t} lines={6} height="3rem" />
      )}
      <KeptNote of={[found]} />
      {status === 'ready' && list?.length === 0 && (
        <EmptyState title={t.empty}>
          {areMore ? unread.noneYet : isSearch ? t.noHits : t.emptyText}
        </EmptyState>
      )}
      {list !== undefined && list.length > 0 && (
        <>
          <People aria-label={t.table}>
            {list.map((client) => (
              <Person key={client.id} client={client} now={now} to={page(client.id)} />
            ))}
          </People>
          <Cluster $justify="center">
            <Soft as="p" role="status">
              {`${t.shown(list.length)}${areMore && isSearch ? ` ${unread.more}` : ''}`}
            </Soft>
            {areMore && shown < LIMIT && (
              <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
                {t.loadMore}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </Stack>
  );
}

function Person({
  client,
  now,
  to,
}: {
  client: Client & { id: string };
  now: Instant;
  to: string;
}) {
  const { t, lang } = useTexts(clientsTexts);
  const { name, email, phone, counts, balance, lastSessionAt } = client;
  const day = (at: number | null) => (at === null ? t.none : formatShortDay(at, lang));
  const { due, ahead } = owedBy(client, now);
  const owed =
    due > 0
      ? t.due(formatMoney(due))
      : balance.refundDue > 0
        ? t.refund(formatMoney(balance.refundDue))
        : ahead > 0
          ? t.ahead(formatMoney(ahead))
          : t.none;
  const facts = [
    [t.next, day(nextSessionAt(client, now))],
    [
      t.last,
      lastSessionAt === null ? t.none : `${day(lastSessionAt)} · ${t.sessions(counts.completed)}`,
    ],
    [t.balance, owed],
  ] as const;
  return (
    <li>
      <div>
        <Name to={to}>{name}</Name>
        <Soft $block>
          {client.leftAt === null ? [phone, email].filter(Boolean).join(' · ') : t.left}
        </Soft>
      </div>
      {facts.map(([label, value]) => (
        <Fact key={label}>
          <Soft $block>{label}</Soft>
          <span>{value}</span>
        </Fact>
      ))}
    </li>
  );
}

/** A phone has room for the name only. */
const Fact = styled.div`
  display: none;
  @media ${above.lg} {
    display: block;
  }
`;
