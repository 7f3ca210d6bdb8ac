/** `npm run policy`: names the scripts that stand in pages in the content security policy of `firebase.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scriptHashes, withHashes } from './island-script.ts';

const file = path.join(import.meta.dirname, '../../firebase.json');
writeFileSync(file, withHashes(readFileSync(file, 'utf8'), await scriptHashes()));
