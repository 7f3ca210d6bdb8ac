/** What every measurement gets: the world it runs against, a browser, and how often to repeat. */
import type { Browser } from '@playwright/test';
import type { Ports } from '../../local/machine/ports';
import type { Goal } from '../measure/goal';

export interface Bench {
  ports: Ports;
  /** the folder that hosting serves; references are put beside the product there */
  site: string;
  /** origin of the site, without a slash at the end */
  origin: string;
  browser: Browser;
  /** how this browser was started, for one that a measurement starts itself */
  browserArgs: readonly string[];
  /** repetitions of each way, interleaved */
  repetitions: number;
  /** prints progress */
  say: (text: string) => void;
}

/** A measurement: one or more goals, by one interleaved run. */
export type Measure = (bench: Bench) => Promise<Goal[]>;
