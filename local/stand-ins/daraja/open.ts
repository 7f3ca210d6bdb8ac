/** Opens the Daraja stand-in of a local world. */
import { serve } from '../http/serve';
import type { Served } from '../http/serve';
import type { RegisteredUrls } from './desk';
import { darajaRoutes } from './routes';

/**
 * Serves an M-Pesa account without money.
 * @param registered where it tells and asks, as if that and the list had been registered; null for nowhere yet
 */
export async function openDaraja(
  port: number,
  registered: RegisteredUrls | null = null,
): Promise<Served> {
  const daraja = darajaRoutes(registered);
  const served = await serve(port, daraja.handler);
  return {
    port: served.port,
    close: () => {
      daraja.close();
      return served.close();
    },
  };
}
