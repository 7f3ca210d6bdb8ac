/**
 * The walls of the house: who may import whom. CONTRIBUTING.md shows the map that these rules enforce.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Floors of rooms, the uppermost first: a room imports itself and the floors below it, not the floors above nor
 * its neighbours on the same floor. A room on no floor may neither import nor be imported, unless `aside` names
 * it.
 */
const floors = (root, storeys, aside = []) => {
  const name = root.replaceAll('/', '-');
  const rooms = storeys.flat();
  const inside = storeys.flatMap((floor, index) =>
    floor.flatMap((room) => {
      const forbidden = storeys
        .slice(0, index + 1)
        .flat()
        .filter((other) => other !== room);
      if (forbidden.length === 0) return [];
      return wall(
        `${name}-${room}-imports-downwards`,
        `${root}/${room} must not import ${forbidden.join(', ')}`,
        { path: `^${root}/${room}(/|\\.)` },
        { path: `^${root}/(${forbidden.join('|')})(/|\\.)` },
      );
    }),
  );
  const listed = `^${root}/(${[...rooms, ...aside].join('|')})(/|\\.)`;
  return [
    ...inside,
    wall(
      `${name}-has-no-other-room`,
      `every room of ${root} stands on a floor`,
      { path: `^${root}/` },
      { path: `^${root}/`, pathNot: listed },
    ),
    wall(
      `${name}-nothing-outside-the-floors`,
      `every room of ${root} stands on a floor`,
      { path: `^${root}/`, pathNot: listed },
      { path: '.' },
    ),
  ];
};

const siblings = (root) =>
  wall(
    `${root.replaceAll('/', '-')}-siblings-never-meet`,
    `rooms of ${root} do not import each other`,
    { path: `^${root}/([^/]+)/` },
    { path: `^${root}/`, pathNot: `^${root}/$1/` },
  );

module.exports = {
  forbidden: [
    wall('no-cycle', 'a cycle has no bottom', {}, { circular: true }),
    wall(
      'domain-stands-alone',
      'domain imports nothing of ours',
      { path: '^domain/' },
      { path: '^(functions|web|local|ops|tests|bench)/' },
    ),
    wall(
      'domain-packages',
      'domain uses yup only',
      { path: '^domain/src/', pathNot: '\\.test\\.ts$|^domain/src/testing/' },
      {
        path: 'node_modules',
        pathNot: 'node_modules/yup/',
      },
    ),
    ...floors(
      'domain/src',
      [
        ['calls', 'wording'],
        ['records'],
        ['booking'],
        ['money'],
        ['practice'],
        ['slot'],
        ['person'],
        ['time'],
        ['refusal', 'text'],
      ],
      ['testing'],
    ),
    wall(
      'production-knows-no-makers-of-tests',
      'what makes records for tests is imported by tests only',
      {
        path: '^(domain|functions|web|local|ops|bench)/',
        pathNot: '\\.test\\.tsx?$|^domain/src/testing/',
      },
      { path: '^domain/src/testing/' },
    ),
    wall(
      'functions-import-domain-only',
      'functions know domain, nothing else of ours',
      { path: '^functions/' },
      { path: '^(web|local|ops|tests|bench)/' },
    ),
    wall(
      'web-imports-domain-only',
      'web knows domain, nothing else of ours',
      { path: '^web/' },
      { path: '^(functions|local|ops|tests|bench)/' },
    ),
    wall(
      'local-runs-without-ops',
      'the local environment knows nothing of what runs against a real project',
      { path: '^local/' },
      { path: '^ops/' },
    ),
    wall(
      'applications-are-met-over-the-wire',
      'tests, bench, local and ops meet the applications only over the wire',
      { path: '^(tests|bench|local|ops)/' },
      // The table of pages and the sentences of empty lists are data; tests make their lists from them. The emulator
      // runs the cases to which the functions' database in memory is held.
      {
        path: '^(web|functions)/src/',
        pathNot:
          '^(web/src/(page-table|staff/pages/none-sentences)|functions/src/platform/testing/firestore-suite)\\.ts$',
      },
    ),
    ...floors('web/src', [
      ['app'],
      ['staff', 'client', 'public'],
      ['shared'],
      ['platform'],
      ['ui'],
      ['paths', 'store', 'storage'],
      ['page-table'],
    ]),
    ...floors('web/src/staff', [
      ['pages'],
      ['frame', 'today', 'clients'],
      ['bookings', 'schedule', 'practice', 'money', 'reports', 'privacy', 'health', 'messages'],
      ['people', 'second-factor'],
      ['parts'],
    ]),
    ...floors('web/src/staff/bookings', [
      ['list'],
      ['panel'],
      ['behalf'],
      ['decisions'],
      ['meeting', 'money', 'text'],
      ['board'],
    ]),
    ...floors('web/src/client', [
      ['pages'],
      ['links', 'profile'],
      ['sessions'],
      ['booking'],
      ['account'],
    ]),
    ...floors('web/src/client/booking', [
      ['booking-flow'],
      ['island', 'use-known-client'],
      ['form'],
      ['series'],
      ['success', 'side-column', 'time', 'draft'],
      [
        'policies',
        'waiting',
        'hand-over',
        'crisis-notice',
        'pending-notice',
        'not-open',
        'use-offered-services',
      ],
      ['values'],
      ['texts'],
    ]),
    ...floors('web/src/public', [
      ['pages'],
      ['home', 'about', 'articles', 'booking-status'],
      ['services', 'contact', 'stories', 'privacy'],
      ['parts'],
    ]),
    ...floors('web/src/shared', [
      ['pay', 'bookings'],
      ['views', 'frame'],
      ['practice', 'texts'],
    ]),
    ...floors('web/src/platform', [
      ['push'],
      ['live', 'reports'],
      ['session'],
      ['firebase'],
      ['offline'],
      ['device'],
      ['hooks', 'language'],
    ]),
    wall(
      'ui-is-plain',
      'ui knows neither Firebase nor a text, nor any other room but the maker of stores and what the browser keeps',
      { path: '^web/src/ui/' },
      { path: '^web/src/(?!ui/|store\\.|storage\\.)|node_modules/(firebase|@firebase|reactfire)/' },
    ),
    ...floors('local', [
      ['commands', 'install'],
      ['testing'],
      ['environment'],
      ['stand-ins', 'firestore-emulator', 'seed'],
      ['machine'],
      ['test-run'],
    ]),
    ...floors('local/stand-ins', [['daraja', 'google-calendar', 'inbox', 'push', 'sms'], ['http']]),
    ...floors('functions/src', [
      ['index'],
      ['work'],
      ['calls', 'triggers', 'jobs', 'webhooks'],
      ['payments'],
      ['bookings'],
      ['meeting', 'people'],
      ['mail', 'schedule', 'money'],
      ['messages'],
      ['push', 'practice', 'links'],
      ['platform'],
    ]),
    wall(
      'actions-never-call-each-other',
      'a call, trigger or job shares through the rooms below it',
      {
        path: '^functions/src/(calls/[^/]+|triggers|jobs|webhooks)/(.+)\\.ts$',
        pathNot: '\\.test\\.ts$',
      },
      {
        path: '^functions/src/(calls|triggers|jobs|webhooks)/',
        pathNot: '^functions/src/$1/$2\\.ts$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
