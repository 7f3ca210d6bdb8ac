/** Opens the Firebase Cloud Messaging stand-in of a local world. */
import { serve } from '../http/serve';
import type { Served } from '../http/serve';
import { pushRoutes } from './routes';

/** Serves a push service without any messages yet. */
export function openPush(port: number): Promise<Served> {
  return serve(port, pushRoutes());
}
