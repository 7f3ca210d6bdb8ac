import { messages } from '@tulia/domain/records/message';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminEditorTexts } from '../parts/texts/editor';
import { adminMessagesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { KeptNote } from '../parts/awaited';
import { NotRead } from '../parts/not-read';
import { useQueryPart } from '../../platform/hooks/use-query-part';
import { useList } from '../../platform/live/use-list';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/states';
import { Options } from '../../ui/fields/options';
import { Select } from '../../ui/fields/text-field';
import { MessageCard } from './message-card';

const PAGE = 25;
/** The Firestore rules allow no longer list. */
const LIMIT = 100;
const FILTERS = ['open', 'answered', 'all'] as const;
type Filter = (typeof FILTERS)[number];

const Narrow = styled.div`
  max-width: 16rem;
`;

/** The messages of the contact form, newest first (design section 4). */
export function MessagesBoard() {
  const { t } = useTexts(adminMessagesTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const [search, changeSearch] = useQueryPart();
  const [shown, setShown] = useState(PAGE);
  const filter = FILTERS.find((each) => each === search.get('show')) ?? 'open';
  const found = useList(`messages:${filter}:${shown}`, messages, (sdk) => [
    ...(filter === 'all' ? [] : [sdk.where('answered', '==', filter === 'answered')]),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(shown),
  ]);
  const { data } = found;
  const choose = (next: Filter) => {
    setShown(PAGE);
    changeSearch((query) => {
      if (next === 'open') query.delete('show');
      else query.set('show', next);
      return query;
    });
  };
  return (
    <Stack>
      <Narrow>
        <Select
          label={t.filter}
          value={filter}
          onChange={(event) => choose(event.target.value as Filter)}
        >
          <Options of={FILTERS.map((each) => [each, t[each]])} />
        </Select>
      </Narrow>
      {data === undefined && <NotRead of={[found]} lines={4} height="5rem" />}
      <KeptNote of={[found]} />
      {data?.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      <Stack as="ul">
        {data?.map((message) => (
          <MessageCard key={message.id} id={message.id} message={message} />
        ))}
      </Stack>
      {data !== undefined && data.length >= shown && shown < LIMIT && (
        <Cluster $justify="center">
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            {editor.loadMore}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
