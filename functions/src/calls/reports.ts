export { reportError } from './practice/report-error';
