import { useParams } from 'react-router-dom';
import { clientPageTexts } from '../clients/texts/client-page';
import { useTexts } from '../../platform/language/use-texts';
import { ClientView } from '../clients/client-view';
import { useClient } from '../clients/use-client';
import { paths } from '../../paths';
import { useSession } from '../../platform/session/session';
import { AdminFrame } from '../parts/admin-frame';

/** One client, for admins; other staff see the same page under `/staff`. */
export default function AdminClientPage() {
  const { t } = useTexts(clientPageTexts);
  const { id = '' } = useParams();
  const { role } = useSession();
  const client = useClient(id);
  return (
    <AdminFrame heading={client.data?.name ?? t.untitled} lead={t.lead}>
      <ClientView
        key={id}
        id={id}
        client={client}
        role={role ?? 'client'}
        list={paths.adminClients}
      />
    </AdminFrame>
  );
}
