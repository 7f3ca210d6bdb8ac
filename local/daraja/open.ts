/** Opens the Daraja stand-in of a local world. */
import { serve } from '../http/serve';
import type { Served } from '../http/serve';
import { darajaRoutes } from './routes';

/**
 * Serves an M-Pesa account without money.
 * @param confirmationUrl where money that comes unasked is told, as if it and the list had been registered; null for
 * nowhere yet
 */
export async function openDaraja(
  port: number,
  confirmationUrl: string | null = null,
): Promise<Served> {
  const daraja = darajaRoutes(confirmationUrl);
  const served = await serve(port, daraja.handler);
  return {
    port: served.port,
    close: () => {
      daraja.close();
      return served.close();
    },
  };
}
