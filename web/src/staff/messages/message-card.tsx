import { markMessage } from '@tulia/domain/calls/practice/manage-practice';
import type { Message } from '@tulia/domain/records/message';
import { adminEditorTexts } from '../parts/texts/editor';
import { adminMessagesTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useStayWhile } from '../../platform/hooks/use-stay-while';
import { useAction } from '../../platform/live/use-action';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { AsTyped, Cluster, Soft, Stack } from '../../ui/layout';
import { AnchorButton } from '../../ui/link-button';
import { MailAddress } from '../../ui/mail-address';
import { toast } from '../../ui/toast-store';
import { replyLink } from './reply-link';
import { shortMoment } from '../../shared/views/moments';

export function MessageCard({ id, message }: { id: string; message: Message }) {
  const { t, common, lang } = useTexts(adminMessagesTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const { name, email, subject, answered, createdAt, language } = message;
  const action = answered ? t.markOpen : t.markAnswered;
  const { busy, run } = useAction(markMessage, {
    failed: common.error,
    onDone: (_, marked) =>
      void toast({ title: marked.answered ? t.marked : t.reopened, description: name }),
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
        <Cluster>
          <AnchorButton
            size="sm"
            href={replyLink(message, adminMessagesTexts[language].mailSubject)}
            aria-label={t.of(t.reply, name)}
          >
            {t.reply}
          </AnchorButton>
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            busyLabel={editor.saving}
            aria-label={busy ? undefined : t.of(action, name)}
            onClick={() => void run({ messageId: id, answered: !answered })}
          >
            {action}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
