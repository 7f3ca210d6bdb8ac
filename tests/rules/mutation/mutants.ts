/** Makes the mutants of a rules file: each is the whole file with one small mistake, as a person may make it. */
import { STAFF_ROLES } from '@tulia/domain/person/role';
import { codeOnly, lineOf, operandEnd, operandStart, places } from './scan';

export interface Mutant {
  /** what was done and where, without line numbers, so that it stays known when lines move */
  name: string;
  at: number;
  line: number;
  source: string;
}

interface Change {
  at: number;
  end: number;
  to: string;
  what: string;
}

export function mutantsOf(source: string): Mutant[] {
  const code = codeOnly(source);
  const makers = [joints, comparisons, numbers, decisions, operations, lists, patterns, details];
  const seen = new Set<string>();
  const names = new Map<string, number>();
  return makers
    .flatMap((make) => make(code, source))
    .flatMap(({ at, end, to, what }) => {
      const mutated = source.slice(0, at) + to + source.slice(end);
      if (mutated === source || seen.has(mutated)) return [];
      seen.add(mutated);
      const title = `${context(source, at)} | ${what}`;
      const count = (names.get(title) ?? 0) + 1;
      names.set(title, count);
      const name = count === 1 ? title : `${title} (${String(count)})`;
      return [{ name, at, line: lineOf(source, at), source: mutated }];
    });
}

/** The function or the match, and the line, of an offset. */
function context(source: string, at: number): string {
  const before = source.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  const line = source.slice(start, source.indexOf('\n', at)).trim();
  const room = [...before.matchAll(/^ *(?:function (\w+)|match (\/\S+)|(allow) )/gm)].at(-1);
  const match = [...before.matchAll(/^ *match (\/\S+)/gm)].at(-1)?.[1] ?? '';
  return `${room?.[1] ?? match}: ${line}`;
}

/** A conjunct or an alternative is forgotten; && and || are confused. */
function joints(code: string): Change[] {
  return places(code, /&&|\|\|/g).flatMap(({ at, text }) => {
    const end = operandEnd(code, at + 2);
    const start = operandStart(code, at);
    const first = code.slice(0, start).trimEnd();
    const isFirst = !/(?:&&|\|\|)$/.test(first);
    return [
      { at, end: at + 2, to: text === '&&' ? '||' : '&&', what: `${text} confused` },
      { at, end, to: '', what: `without what follows ${text}` },
      ...(isFirst
        ? [{ at: start, end: at + 2, to: ' ', what: `without what precedes ${text}` }]
        : []),
    ];
  });
}

function comparisons(code: string): Change[] {
  const other: Record<string, string> = { '==': '!=', '<=': '<', '>=': '>', '>': '>=' };
  return places(code, /==|<=|>=|>/g).map(({ at, text }) => ({
    at,
    end: at + 2,
    to: other[text] ?? text,
    what: `${text} as ${other[text] ?? text}`,
  }));
}

function numbers(code: string): Change[] {
  return places(code, /(?<![\w.'])\d+(?![\w'])/g).flatMap(({ at, text }) =>
    [1, -1].map((step) => ({
      at,
      end: at + text.length,
      to: String(Number(text) + step),
      what: `${text} as ${String(Number(text) + step)}`,
    })),
  );
}

/** A decision is turned round, always given or never given. */
function decisions(code: string, source: string): Change[] {
  return places(code, /\b(?:return|if)\s/g).flatMap(({ at, text }) => {
    const start = at + text.length;
    const end = code.indexOf(';', start);
    const expression = source.slice(start, end);
    return [
      { at: start, end, to: `!(${expression})`, what: 'turned round' },
      { at: start, end, to: 'true', what: 'always' },
      { at: start, end, to: 'false', what: 'never' },
    ];
  });
}

/** An operation is let in by the condition of its neighbour, too. */
function operations(code: string, source: string): Change[] {
  const neighbours: Record<string, string[]> = {
    get: ['list'],
    list: ['get'],
    create: ['update'],
    update: ['create', 'delete'],
    delete: ['update'],
  };
  const conditions = new Map<string, string>();
  const statements = places(code, /allow \w+: if [^;]*;/g).map(({ at, text }) => {
    const block = code.lastIndexOf('match /', at);
    const operation = text.slice('allow '.length, text.indexOf(':'));
    const condition = source.slice(at + text.indexOf(': if ') + 5, at + text.length - 1);
    conditions.set(`${String(block)} ${operation}`, condition);
    return { at, block, operation, condition };
  });
  return statements.flatMap(({ at, block, operation, condition }) =>
    (neighbours[operation] ?? [])
      .filter((other) => {
        const own = conditions.get(`${String(block)} ${other}`);
        return condition !== 'false' && own !== 'true' && own !== condition;
      })
      .map((other) => ({
        at,
        end: at + `allow ${operation}`.length,
        to: `allow ${operation}, ${other}`,
        what: `${other} by the condition of ${operation}`,
      })),
  );
}

/** Lists lose an entry or gain one. */
function lists(code: string, source: string): Change[] {
  return places(code, /\[\s*'[^\]]*\]/g).flatMap(({ at, text }) => {
    const end = at + text.length;
    const entries = [...source.slice(at, end).matchAll(/'([^']*)'/g)].map((each) => each[1] ?? '');
    const written = (values: readonly string[]) =>
      `[${values.map((each) => `'${each}'`).join(', ')}]`;
    const ofRoles = entries.every((each) => (STAFF_ROLES as readonly string[]).includes(each));
    const more = ofRoles ? STAFF_ROLES.filter((role) => !entries.includes(role)) : ['extra'];
    return [
      ...more.map((each) => ({ at, end, to: written([...entries, each]), what: `with '${each}'` })),
      ...entries.map((each) => ({
        at,
        end,
        to: written(entries.filter((entry) => entry !== each)),
        what: `without '${each}'`,
      })),
    ];
  });
}

/** Patterns take anything, or one symbol more or less. */
function patterns(_: string, source: string): Change[] {
  return places(source, /\.matches\('(?:[^'\\]|\\.)*'\)/g).flatMap(({ at, text }) => [
    { at, end: at + text.length, to: ".matches('(?s).*')", what: 'any text' },
    ...places(text, /\d+(?=,\d+\}|\})/g).flatMap((number) =>
      [1, -1].map((step) => ({
        at: at + number.at,
        end: at + number.at + number.text.length,
        to: String(Number(number.text) + step),
        what: `pattern ${number.text} as ${String(Number(number.text) + step)}`,
      })),
    ),
  ]);
}

/** Slips that no other maker makes. */
function details(code: string): Change[] {
  const slips: [RegExp, string][] = [
    [/\.lower\(\)/g, ''],
    [/!\(/g, '('],
    [/\bis (?:string|int|bool)\b/g, 'is map'],
    [/\bbookings\/\$\(bookingId\)/g, 'bookings/$(request.auth.uid)'],
    [/staff\/\$\(request\.auth\.uid\)/g, 'profiles/$(request.auth.uid)'],
    [/\brequest\.resource\.data\b/g, 'resource.data'],
    [/(?<!request\.)\bresource\.data\b/g, 'request.resource.data'],
    [/\bhasOnly\b/g, 'hasAny'],
    [/\baffectedKeys\b/g, 'addedKeys'],
    [/\bemail_verified\b/g, 'verified'],
  ];
  return slips.flatMap(([pattern, to]) =>
    places(code, pattern).map(({ at, text }) => ({
      at,
      end: at + text.length,
      to,
      what: `${text} as ${to === '' ? 'nothing' : to}`,
    })),
  );
}
