import { staffHeadingsCopy } from '../../copy/staff/staff-headings';
import { useCopy } from '../../copy/use-copy';
import { MessagesBoard } from '../../features/messages-admin/messages-board';
import { AdminFrame } from './parts/admin-frame';

export default function AdminMessagesPage() {
  const { t } = useCopy(staffHeadingsCopy);
  return (
    <AdminFrame heading={t.adminMessages.heading} lead={t.adminMessages.lead}>
      <MessagesBoard />
    </AdminFrame>
  );
}
