/**
 * `npm run deploy` as a person would run it, in a copy of this project under a commit of its own: the locked Firebase
 * CLI, against a project that a stand-in of Google's APIs keeps. `gcloud` is scripted.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeTools, type FakeTools } from '../../../ops/deploy/testing/fake-tools';
import { answerWell, SETTINGS, signInSetUp } from '../../../ops/deploy/testing/good-project';
import { functionsAccount } from '../../../ops/deploy/schedules';
import { openGoogleApis } from '../../../ops/deploy/testing/google-apis/open';
import { GoogleProject } from '../../../ops/deploy/testing/google-apis/project';
import { ROOT } from '../../../local/machine/places';
import { programEnvironment } from '../../../local/machine/run';
import { environment } from '../../support/environment';

export interface Ran {
  code: number | null;
  /** everything that it printed */
  said: string;
}

export interface Rehearsal {
  google: GoogleProject;
  gcloud: FakeTools;
  /** A checkout of this project with its own commit. */
  checkout: (name: string) => Checkout;
  close: () => Promise<void>;
}

export interface Checkout {
  folder: string;
  commit: string;
  deploy: (...args: string[]) => Promise<Ran>;
  /** Writes the parameters of a project that is set up, with these changes, and commits. */
  parameters: (changes: Record<string, string | undefined>) => void;
  /** Changes a file and commits. */
  change: (file: string, change: (text: string) => string) => void;
}

export async function openRehearsal(): Promise<Rehearsal> {
  const google = new GoogleProject(`tulia-${Date.now().toString(36)}`);
  google.signIn = signInSetUp();
  google.account = functionsAccount(google.id);
  const apis = await openGoogleApis(google);
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-rehearsal-'));
  const gcloud = fakeTools(path.join(folder, 'tools'));
  gcloud.remove('firebase');
  answerWell(gcloud, google.id);
  const env = {
    ...programEnvironment(),
    ...apis.env,
    PATH: [gcloud.env.PATH, process.env['PATH']].join(path.delimiter),
    HOME: folder,
    FIRESTORE_EMULATOR_HOST: environment.firestoreHost,
  };
  // The CLI asks the network for a message of the day, once a day.
  const kept = path.join(folder, '.config/configstore');
  mkdirSync(kept, { recursive: true });
  const motd = JSON.stringify({ motd: { fetched: Date.now() } });
  writeFileSync(path.join(kept, 'firebase-tools.json'), motd);
  return {
    google,
    gcloud,
    checkout: (name) => checkout(path.join(folder, name), google.id, env),
    close: async () => {
      rmSync(folder, { recursive: true, force: true });
      await apis.close();
    },
  };
}

function checkout(folder: string, project: string, env: NodeJS.ProcessEnv): Checkout {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files
    .split('\0')
    .filter((each) => each !== '' && existsSync(path.join(ROOT, each)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  linkPackages(folder);
  const writeParameters = (changes: Record<string, string | undefined> = {}) => {
    const all: Record<string, string | undefined> = { ...SETTINGS, ...changes };
    const lines = Object.entries(all)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}="${value}"\n`);
    writeFileSync(path.join(folder, `functions/.env.${project}`), lines.join(''));
  };
  writeParameters();
  const identity = ['-c', 'user.name=A person', '-c', 'user.email=person@tulia.or.ke'];
  const commit = () => {
    git('add', '--all');
    git(...identity, 'commit', '--quiet', '--message', 'A version');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const made: Checkout = {
    folder,
    commit: commit(),
    parameters: (changes) => {
      writeParameters(changes);
      made.commit = commit();
    },
    change: (file, change) => {
      const at = path.join(folder, file);
      writeFileSync(at, change(readFileSync(at, 'utf8')));
      made.commit = commit();
    },
    deploy: (...args) =>
      new Promise((resolve) => {
        const words = ['run', '--silent', 'deploy', '--', '--project', project, ...args];
        const child = spawn('npm', words, { cwd: folder, env });
        let said = '';
        const hear = (bytes: Buffer) => (said += bytes.toString('utf8'));
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.once('close', (code) => {
          resolve({ code, said });
        });
      }),
  };
  return made;
}

/** The packages of this project, but its own: a checkout has those itself. */
function linkPackages(folder: string): void {
  for (const owner of ['.', 'domain', 'functions', 'web']) {
    const from = path.join(ROOT, owner, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(path.join(folder, owner, 'node_modules'), { recursive: true });
    for (const name of readdirSync(from).filter((each) => each !== '@tulia' && each !== '.cache'))
      symlinkSync(path.join(from, name), path.join(folder, owner, 'node_modules', name));
  }
  mkdirSync(path.join(folder, 'node_modules/@tulia'));
  for (const name of ['domain', 'functions', 'web'])
    symlinkSync(path.join(folder, name), path.join(folder, 'node_modules/@tulia', name));
}
