/** Firestore's indexes and fields, and its rules. */
import type { Index } from './project';
import { must, notFound, operation, route, type Route } from './route';

export const FIRESTORE: readonly Route[] = [
  route(
    'firestore.database',
    'GET',
    /\/v1\/(projects\/[^/]+\/databases\/[^/]+)$/,
    ({ database }, { parts: [name = ''] }) => {
      if (database === null) throw notFound(`Database ${name}`);
      return { name, ...database };
    },
  ),
  route('firestore.indexes', 'GET', /\/collectionGroups\/-\/indexes$/, ({ indexes }) => ({
    indexes: [...indexes.values()],
  })),
  route(
    'firestore.createIndex',
    'POST',
    /\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/collectionGroups\/([^/]+)\/indexes$/,
    (project, { parts: [database = '', group = ''], body }) => {
      const fields = body['fields'] as Index['fields'] | undefined;
      must(Array.isArray(fields) && fields.length > 1, 'fields');
      must(['COLLECTION', 'COLLECTION_GROUP'].includes(body['queryScope'] as string), 'queryScope');
      const name = `${database}/collectionGroups/${group}/indexes/${project.nextId()}`;
      const all = [
        ...fields,
        { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' },
      ];
      project.indexes.set(name, {
        name,
        queryScope: body['queryScope'] as string,
        fields: all,
        state: 'CREATING',
      });
      return operation(project, 'firestore.createIndex', database, {});
    },
  ),
  route('firestore.fields', 'GET', /\/collectionGroups\/-\/fields$/, ({ fields }) => ({
    fields: [...fields.values()],
  })),
  route(
    'firestore.setField',
    'PATCH',
    /\/v1\/(projects\/[^/]+\/databases\/[^/]+\/collectionGroups\/[^/]+\/fields\/[^/]+)$/,
    (project, { parts: [name = ''], body }) => {
      must(typeof body['indexConfig'] === 'object', 'indexConfig');
      const ttl = body['ttlConfig'] === undefined ? {} : { ttlConfig: { state: 'ACTIVE' } };
      project.fields.set(name, { name, indexConfig: body['indexConfig'], ...ttl });
      return operation(project, 'firestore.setField', name, {});
    },
  ),
  route('rules.test', 'POST', /\/projects\/[^/]+:test$/, () => ({})),
  route(
    'rules.create',
    'POST',
    /\/(projects\/[^/]+)\/rulesets$/,
    (project, { parts: [where = ''], body }) => {
      const { files } = (body['source'] ?? {}) as { files?: { content: string }[] };
      must(files?.[0] !== undefined, 'source.files');
      const name = `${where}/rulesets/${project.nextId()}`;
      project.rulesets.set(name, files[0].content);
      return { name };
    },
  ),
  route(
    'rules.ruleset',
    'GET',
    /\/(projects\/[^/]+\/rulesets\/[^/]+)$/,
    ({ rulesets }, { parts: [name = ''] }) => ({
      name,
      source: { files: [{ name: 'firestore.rules', content: rulesets.get(name) }] },
    }),
  ),
  route(
    'rules.releases',
    'GET',
    /\/(projects\/[^/]+)\/releases$/,
    ({ rules }, { parts: [where = ''] }) => ({
      releases:
        rules === null ? [] : [{ name: `${where}/releases/cloud.firestore`, rulesetName: rules }],
    }),
  ),
  route('rules.release', 'POST', /\/projects\/[^/]+\/releases$/, (project, { body }) => {
    const { name, rulesetName } = body as { name: string; rulesetName: string };
    must(project.rulesets.has(rulesetName), 'rulesetName');
    project.rules = rulesetName;
    return { name, rulesetName };
  }),
  route('rules.update', 'PATCH', /\/projects\/[^/]+\/releases\/.+$/, (project, { body }) => {
    const { release } = body as { release?: { name: string; rulesetName: string } };
    must(project.rulesets.has(release?.rulesetName ?? ''), 'release.rulesetName');
    project.rules = release?.rulesetName ?? null;
    return release;
  }),
];
