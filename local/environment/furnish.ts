/**
 * Fills the folder of an environment for the Firebase CLI: configuration, links to the rules, so that the emulator
 * reloads edited rules, and copies of functions and site, which a later build leaves alone.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Ports } from '../machine/ports';
import { ROOT } from '../machine/places';
import { IN_ENVIRONMENT, localFirebaseConfig, type FirebaseJson } from './firebase-config';
import { parametersFile, SECRETS_FILE } from '../machine/functions-environment';

/** Writes the folder afresh without the site, which may still be building (`copySite`). */
export function furnish(folder: string, ports: Ports): void {
  furnishFirestore(folder, ports);
  mkdirSync(path.join(folder, IN_ENVIRONMENT.site), { recursive: true });
  mkdirSync(path.join(folder, IN_ENVIRONMENT.discovery), { recursive: true });
  copyFunctions(folder);
  const settings = path.join(folder, IN_ENVIRONMENT.functions);
  writeFileSync(path.join(settings, '.env.local'), parametersFile(ports));
  cpSync(path.join(ROOT, 'functions', SECRETS_FILE), path.join(settings, SECRETS_FILE));
}

/** Writes configuration, rules and indexes, which is all that the Firestore emulator needs. */
export function furnishFirestore(folder: string, ports: Ports): void {
  mkdirSync(folder, { recursive: true });
  const deployed = JSON.parse(
    readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'),
  ) as FirebaseJson;
  writeFileSync(
    path.join(folder, 'firebase.json'),
    JSON.stringify(localFirebaseConfig(deployed, ports), null, 2),
  );
  link(path.join(ROOT, deployed.firestore.rules), path.join(folder, IN_ENVIRONMENT.rules));
  link(path.join(ROOT, deployed.firestore.indexes), path.join(folder, IN_ENVIRONMENT.indexes));
}

/** @param built the folder of the built functions */
export function copyFunctions(folder: string, built = path.join(ROOT, 'functions')): void {
  const target = path.join(folder, IN_ENVIRONMENT.functions);
  mkdirSync(target, { recursive: true });
  cpSync(path.join(built, 'package.json'), path.join(target, 'package.json'));
  cpSync(path.join(built, 'dist'), path.join(target, 'dist'), { recursive: true, force: true });
}

export function copySite(folder: string): void {
  const target = path.join(folder, IN_ENVIRONMENT.site);
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'web/dist'), target, { recursive: true });
}

function link(original: string, place: string): void {
  rmSync(place, { force: true });
  if (!existsSync(original)) throw new Error(`${original} is missing.`);
  if (process.platform === 'win32') cpSync(original, place);
  else symlinkSync(original, place);
}
