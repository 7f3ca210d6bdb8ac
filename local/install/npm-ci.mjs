// How `ensure-install.mjs` runs `npm ci`: plain JavaScript, as nothing may be installed yet.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Seconds before each further try. npm itself has tried three times by then, within a minute or so. */
const WAITS = [5, 20, 60];

/** What npm says when the registry does not answer, or answers that it cannot just now. */
const NO_ANSWER =
  /^npm (?:error|ERR!) code (?:E5\d\d|E429|ECONN\w+|ENOTFOUND|EAI_AGAIN|E\w*TIMEDOUT|\w*TIMEOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|FETCH_ERROR)$/m;

/**
 * Runs an installation, and again while only the registry's answer is missing. Every other failure is final at once.
 * @param {() => Promise<{ code: number, said: string }>} install runs it once; exit code, and what went to the
 * standard error
 * @param {{ wait?: (seconds: number) => Promise<unknown>, say?: (line: string) => void }} [surroundings]
 * @returns {Promise<number>} the last exit code
 */
export async function untilAnswered(
  install,
  { wait = (seconds) => setTimeout(seconds * 1000), say = (line) => console.log(line) } = {},
) {
  for (const seconds of [...WAITS, null]) {
    const { code, said } = await install();
    if (code === 0 || seconds === null || !NO_ANSWER.test(said)) return code;
    say(`Packages: the registry does not answer; trying again in ${seconds} s …`);
    await wait(seconds);
  }
}

/** Runs `npm ci` in a folder, shown as it goes. */
export function npmCi(folder) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: folder, stdio: ['inherit', 'inherit', 'pipe'] };
  // npm itself runs this script, so its own program file is known and needs no shell to be found. It runs on the Node
  // that npm runs on, as ours may be among the packages, which an installation first removes.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const child = npm?.endsWith('.js')
    ? spawn(node ?? process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
    process.stderr.write(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
