/**
 * Vitest setup: each file of tests finds the practice as an environment opens it, and what looks over all of it finds
 * little.
 */
import { freshEnvironment } from '../../local/seed/fresh-environment';
import { forgetGivenPlaces } from '../support/makers';
import { environment } from '../support/environment';

forgetGivenPlaces();
await freshEnvironment(environment.ports);
