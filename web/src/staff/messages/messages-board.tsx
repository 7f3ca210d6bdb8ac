import { answerMessage, markMessage } from '@tulia/domain/calls/practice/manage-practice';
import { messages, type Message } from '@tulia/domain/records/message';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminEditorTexts, problemSentence } from '../parts/texts/editor';
import { adminMessagesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { KeptNote } from '../parts/awaited';
import { NotRead } from '../parts/not-read';
import { useQueryPart } from '../../platform/hooks/use-query-part';
import { useList } from '../../platform/live/use-list';
import { Button } from '../../ui/button';
import { AsTyped, Cluster, Soft, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/states';
import { LeaveGuard } from '../../ui/dialogs/leave-guard';
import { Options } from '../../ui/fields/options';
import { Select, TextArea } from '../../ui/fields/text-field';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { MailAddress } from '../../ui/mail-address';
import { useStayWhile } from '../../platform/hooks/use-stay-while';
import { useAction } from '../../platform/live/use-action';
import { useContractForm } from '../../platform/live/use-contract-form';
import { shortMoment } from '../../shared/views/moments';

const PAGE = 25;
/** The longest list that the Firestore rules allow. */
const LIMIT = 100;
const FILTERS = ['open', 'answered', 'all'] as const;
type Filter = (typeof FILTERS)[number];
/** The contract's limit. */
const ANSWER_MAX = 4000;

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
          <MessageCard key={message.id} message={message} />
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

function MessageCard({ message }: { message: Message & { id: string } }) {
  const { t, common, lang } = useTexts(adminMessagesTexts);
  const { name, email, subject, answered, answer, createdAt, language } = message;
  const [isAnswering, setIsAnswering] = useState(false);
  const action = answered ? t.markOpen : t.markAnswered;
  const { busy, run } = useAction(markMessage, {
    failed: common.error,
    done: (_, marked) => ({ title: marked.answered ? t.marked : t.reopened, description: name }),
  });
  useStayWhile(busy);
  return (
    <Card as="li">
      <Stack $gap="sm">
        <Cluster>
          <strong>{name}</strong>
          <Badge $tone={answered ? 'success' : 'warning'}>{answered ? t.answered : t.open}</Badge>
          <Badge>{t.subjects[subject]}</Badge>
        </Cluster>
        <Soft>
          <span>{`${shortMoment(createdAt, lang)} ·`}</span> <MailAddress>{email}</MailAddress>{' '}
          <span>{`· ${t.writtenIn[language]}`}</span>
        </Soft>
        <AsTyped lang={language}>{message.message}</AsTyped>
        {answer !== null && (
          <blockquote>
            <Soft $block>{t.repliedBy(answer.by, shortMoment(answer.at, lang))}</Soft>
            <AsTyped lang={language}>{answer.text}</AsTyped>
          </blockquote>
        )}
        {isAnswering && answer === null && (
          <Answer message={message} onClose={() => setIsAnswering(false)} />
        )}
        <Cluster>
          {answer === null && !isAnswering && (
            <Button size="sm" aria-label={t.of(t.reply, name)} onClick={() => setIsAnswering(true)}>
              {t.reply}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            busyLabel={common.saving}
            aria-label={busy ? undefined : t.of(action, name)}
            onClick={() => void run({ messageId: message.id, answered: !answered })}
          >
            {action}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function Answer({
  message: { id: messageId, email, name },
  onClose,
}: {
  message: Message & { id: string };
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(adminMessagesTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const form = useContractForm(answerMessage, {
    defaultValues: { answer: '' },
    inputOf: ({ answer }) => ({ messageId, answer }),
    say: (code) => problemSentence(code, lang),
    failed: t.notSent,
    done: () => ({ title: t.sent, description: name }),
    onDone: onClose,
  });
  const { busy } = form.action;
  useStayWhile(busy);
  return (
    <form noValidate onSubmit={form.submit}>
      <LeaveGuard active={form.formState.isDirty} texts={editor.guard} />
      <Stack $gap="sm">
        <TextArea
          label={t.replyLabel(email)}
          required
          autoFocus
          maxLength={ANSWER_MAX}
          {...form.field('answer')}
        />
        <Cluster>
          <Button type="submit" size="sm" busy={busy} busyLabel={t.sending}>
            {t.send}
          </Button>
          <Button size="sm" variant="secondary" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
