import { useParams } from 'react-router-dom';
import { ClientPage } from '../clients/client-view';
import { paths } from '../../paths';
import { useSession } from '../../platform/session/session';

/** One client, for admins; other staff see the same page under `/staff`. */
export default function AdminClientPage() {
  const { id = '' } = useParams();
  const { role } = useSession();
  return <ClientPage key={id} id={id} role={role ?? 'client'} list={paths.adminClients} />;
}
