/** Firestore's indexes and fields, and its rules. */
import type { Index } from './project';
import { must, operation, route, type Route } from './route';

export const FIRESTORE: readonly Route[] = [
  route(
    'firestore',
    'GET',
    /\/v1\/(projects\/[^/]+\/databases\/[^/]+)$/,
    (_project, { parts: [name = ''] }) => ({
      name,
      type: 'FIRESTORE_NATIVE',
      locationId: 'africa-south1',
    }),
  ),
  route('firestore', 'GET', /\/collectionGroups\/-\/indexes$/, ({ indexes }) => ({
    indexes: [...indexes.values()],
  })),
  route(
    'firestore',
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
      return operation(project, database, {});
    },
  ),
  route('firestore', 'GET', /\/collectionGroups\/-\/fields$/, ({ fields }) => ({
    fields: [...fields.values()],
  })),
  route(
    'firestore',
    'PATCH',
    /\/v1\/(projects\/[^/]+\/databases\/[^/]+\/collectionGroups\/[^/]+\/fields\/[^/]+)$/,
    (project, { parts: [name = ''], body }) => {
      must(typeof body['indexConfig'] === 'object', 'indexConfig');
      const ttl = body['ttlConfig'] === undefined ? {} : { ttlConfig: { state: 'ACTIVE' } };
      project.fields.set(name, { name, indexConfig: body['indexConfig'], ...ttl });
      return operation(project, name, {});
    },
  ),
  route('rules', 'POST', /\/projects\/[^/]+:test$/, () => ({})),
  route(
    'rules',
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
    'rules',
    'GET',
    /\/(projects\/[^/]+\/rulesets\/[^/]+)$/,
    ({ rulesets }, { parts: [name = ''] }) => ({
      name,
      source: { files: [{ name: 'firestore.rules', content: rulesets.get(name) }] },
    }),
  ),
  route('rules', 'GET', /\/(projects\/[^/]+)\/releases$/, ({ rules }, { parts: [where = ''] }) => ({
    releases:
      rules === null ? [] : [{ name: `${where}/releases/cloud.firestore`, rulesetName: rules }],
  })),
  route('rules', 'PATCH', /\/projects\/[^/]+\/releases\/.+$/, (project, { body }) => {
    const { release } = body as { release?: { name: string; rulesetName: string } };
    must(project.rulesets.has(release?.rulesetName ?? ''), 'release.rulesetName');
    project.rules = release?.rulesetName ?? null;
    return release;
  }),
];
