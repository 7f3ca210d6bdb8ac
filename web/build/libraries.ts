/**
 * The libraries that every page of ours needs once it is awake, as one file: it is what an idle public page
 * fetches ahead, and it stays in the browser's cache from one version of the site to the next.
 */
export const LIBRARIES = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion)[\\/]/,
};
