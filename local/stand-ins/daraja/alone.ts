/**
 * Serves the M-Pesa stand-in by itself, without a world: for tests that meet it as its client does. Prints one line
 * of JSON with its port and what it accepts; ends with its parent.
 */
import { LOCAL_DARAJA, LOCAL_SECRETS } from '../../machine/functions-environment';
import { openDaraja } from './open';

const { port } = await openDaraja(0);
process.stdout.write(`${JSON.stringify({ port, ...LOCAL_DARAJA, secrets: LOCAL_SECRETS })}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
