/**
 * `firebase` and `gcloud` for tests: programs on the PATH that answer as they are told and note what they were asked.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshFolder } from '../../../local/test-run/fresh-folder';
import { toolsOn, type Tool, type Tools } from '../tools';

export interface FakeAnswer {
  /** printed as JSON */
  says?: unknown;
  /** printed as it is */
  prints?: string;
  /** printed to the error output; the program then ends with 1 */
  fails?: string;
}

export interface FakeTools {
  /** environment that finds the fakes first */
  env: NodeJS.ProcessEnv;
  /** the fakes, asked in silence */
  tools: Tools;
  /**
   * Answers commands that fit `pattern`, as a shell matches it against all arguments, in this order; the last answer
   * stays. A later rule goes before an earlier one.
   */
  answer(tool: Tool, pattern: string, ...answers: FakeAnswer[]): void;
  /** what was asked, such as `firebase deploy --only hosting …` */
  asked(): string[];
  /** takes a program off the PATH */
  remove(tool: Tool): void;
}

/**
 * It needs no other program than `/bin/cat`, so that its folder alone can be the PATH, and starts it only to print: a
 * deployment asks some hundred times. Where the folder went away meanwhile, since its test is over, it ends.
 */
const PROGRAM = `#!/bin/sh
dir="@FOLDER@"
name="@NAME@"
echo "$name $*" >> "$dir/asked"
for rule in "$dir/rules/$name"/*; do
  [ -e "$rule/pattern" ] || continue
  IFS= read -r pattern < "$rule/pattern"
  case "$*" in
    $pattern)
      turn=1
      [ -e "$rule/turn" ] && read -r turn < "$rule/turn"
      while [ ! -e "$rule/$turn.code" ]; do
        turn=$((turn - 1))
        [ "$turn" -gt 0 ] || exit 97
      done
      echo $((turn + 1)) > "$rule/turn"
      [ -s "$rule/$turn.out" ] && /bin/cat "$rule/$turn.out"
      [ -s "$rule/$turn.err" ] && /bin/cat "$rule/$turn.err" >&2
      read -r code < "$rule/$turn.code"
      exit "$code"
      ;;
  esac
done
echo "the fake $name has no answer to: $*" >&2
exit 97
`;

/** @param folder where they lie, which outlives one test if it is named */
export function fakeTools(folder = freshFolder()): FakeTools {
  for (const tool of ['firebase', 'gcloud']) {
    mkdirSync(path.join(folder, 'rules', tool), { recursive: true });
    const program = PROGRAM.replace('@FOLDER@', folder).replace('@NAME@', tool);
    writeFileSync(path.join(folder, tool), program, { mode: 0o755 });
  }
  let rules = 0;
  const file = path.join(folder, 'asked');
  const env = { PATH: folder };
  return {
    env,
    tools: toolsOn(env, () => undefined),
    answer: (tool, pattern, ...answers) => {
      rules += 1;
      const rule = path.join(folder, 'rules', tool, String(9999 - rules));
      mkdirSync(rule);
      writeFileSync(path.join(rule, 'pattern'), pattern);
      answers.forEach(({ says, prints, fails }, index) => {
        const turn = path.join(rule, String(index + 1));
        const json =
          says === undefined
            ? ''
            : JSON.stringify(tool === 'firebase' ? { status: 'success', result: says } : says);
        writeFileSync(`${turn}.out`, prints ?? json);
        writeFileSync(`${turn}.err`, fails ?? '');
        writeFileSync(`${turn}.code`, fails === undefined ? '0' : '1');
      });
    },
    asked: () => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []),
    remove: (tool) => rmSync(path.join(folder, tool)),
  };
}
