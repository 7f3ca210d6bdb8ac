/** Hosting: versions, their files, releases. */
import { must, notFound, route, type Route } from './route';

export const HOSTING: readonly Route[] = [
  route('hosting', 'GET', /\/sites\/([^/]+)$/, ({ id, number }, { parts: [site = ''] }) => {
    if (site !== id) throw notFound(site);
    return { name: `projects/${number}/sites/${site}`, defaultUrl: `https://${site}.web.app` };
  }),
  route(
    'hosting',
    'POST',
    /\/(?:projects\/[^/]+\/)?(sites\/[^/]+)\/versions$/,
    (project, { parts: [site = ''] }) => {
      const name = `${site}/versions/${project.nextId()}`;
      project.versions.set(name, { status: 'CREATED', files: {} });
      return { name, status: 'CREATED' };
    },
  ),
  route(
    'hosting',
    'POST',
    /\/(sites\/[^/]+\/versions\/[^/]+):populateFiles$/,
    (project, { parts: [name = ''], body, origin }) => {
      const version = project.versions.get(name);
      if (version === undefined) throw notFound(name);
      const files = body['files'] as Record<string, string>;
      must(
        Object.values(files).every((hash) => /^[0-9a-f]{64}$/.test(hash)),
        'files',
      );
      Object.assign(version.files, files);
      return {
        uploadUrl: `${origin}/upload/${name}`,
        uploadRequiredHashes: [...new Set(Object.values(files))].filter(
          (hash) => !project.uploaded.has(hash),
        ),
      };
    },
  ),
  route(
    'upload',
    'POST',
    /^\/sites\/[^/]+\/versions\/[^/]+\/([0-9a-f]{64})$/,
    (project, { parts: [hash = ''] }) => {
      project.uploaded.add(hash);
      return {};
    },
  ),
  route(
    'hosting',
    'PATCH',
    /\/(sites\/[^/]+\/versions\/[^/]+)$/,
    (project, { parts: [name = ''], body }) => {
      const version = project.versions.get(name);
      if (version === undefined) throw notFound(name);
      const open = Object.values(version.files).filter((hash) => !project.uploaded.has(hash));
      must(open.length === 0, `${open.length} files were not uploaded`);
      version.status = body['status'] as string;
      version.config = body['config'] as object;
      return { name, ...version };
    },
  ),
  route('hosting', 'POST', /\/channels\/live\/releases$/, (project, { query, body }) => {
    const version = (query.get('versionName') ?? '').replace(/^projects\/[^/]+\//, '');
    must(project.versions.get(version)?.status === 'FINALIZED', 'versionName');
    project.releases.push({ version, message: (body['message'] as string | undefined) ?? '' });
    return { name: `${version}/releases/1` };
  }),
];
