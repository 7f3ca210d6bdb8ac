/** Vitest setup: each file of tests begins with the demo data alone, so that jobs over all documents find few. */
import { freshEnvironment } from '../../local/seed/fresh-environment';
import { forgetGivenPlaces } from '../support/makers';
import { environment } from '../support/environment';

forgetGivenPlaces();
await freshEnvironment(environment.ports);
