/** The calls that may take minutes. */
export { deleteMyAccount } from './people/delete-my-account';
export { eraseClient, exportClient } from './people/end-client';
export { runJobNow } from './practice/run-job-now';
