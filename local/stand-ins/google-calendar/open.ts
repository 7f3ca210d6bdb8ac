/** Opens the Google Calendar stand-in of a local world. */
import { serve } from '../http/serve';
import type { Served } from '../http/serve';
import { calendarRoutes } from './routes';

/** Serves a fresh calendar on this port. */
export function openCalendar(port: number): Promise<Served> {
  return serve(port, calendarRoutes());
}
