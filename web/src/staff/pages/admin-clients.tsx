import { ClientsBoard } from '../clients/clients-board';
import { clientPagePath } from '../../paths';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminClients', () => (
  <ClientsBoard page={(id) => clientPagePath(true, id)} />
));
