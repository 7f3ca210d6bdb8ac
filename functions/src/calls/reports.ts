/** What a page tells by itself, naming no person. */
export { reportError } from './practice/report-error';
