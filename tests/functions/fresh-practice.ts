/**
 * Vitest setup: each file of tests finds the practice as a world opens it, and what looks over all of it finds
 * little.
 */
import { freshWorld } from '../../local/seed/fresh-world';
import { forgetGivenPlaces } from '../support/makers';
import { world } from '../support/world';

forgetGivenPlaces();
await freshWorld(world.ports);
