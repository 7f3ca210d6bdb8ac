import { clientsCopy } from '../../copy/staff/clients/clients';
import { useCopy } from '../../copy/use-copy';
import { ClientsBoard } from '../../features/clients-admin/clients-board';
import { clientPagePath } from '../../paths';
import { AdminFrame } from './parts/admin-frame';

export default function AdminClientsPage() {
  const { t } = useCopy(clientsCopy);
  return (
    <AdminFrame heading={t.heading} lead={t.lead}>
      <ClientsBoard page={(id) => clientPagePath(true, id)} />
    </AdminFrame>
  );
}
