import { staffHeadingsCopy } from '../parts/texts/headings';
import { useCopy } from '../../platform/language/use-copy';
import { MessagesBoard } from '../messages/messages-board';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminMessagesPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminMessages.heading} lead={t.adminMessages.lead}>
      <MessagesBoard />
    </AdminFrame>
  );
}
