/** The calls that may take minutes. */
export { deleteMyAccount } from './people/delete-my-account';
export { runJobNow } from './practice/run-job-now';
