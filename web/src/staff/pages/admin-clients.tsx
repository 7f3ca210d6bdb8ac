import { clientsCopy } from '../clients/texts/clients';
import { useCopy } from '../../platform/language/use-copy';
import { ClientsBoard } from '../clients/clients-board';
import { clientPagePath } from '../../paths';
import { AdminFrame } from '../parts/admin-frame';

export default function AdminClientsPage() {
  const { t } = useCopy(clientsCopy);
  return (
    <AdminFrame heading={t.heading} lead={t.lead}>
      <ClientsBoard page={(id) => clientPagePath(true, id)} />
    </AdminFrame>
  );
}
