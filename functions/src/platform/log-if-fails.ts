import { describeError, logFault, type LogFields } from './log';

/** Does optional work: logs its error, and throws none. @returns whether the work succeeded */
export async function logIfFails(
  event: string,
  fields: LogFields,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    logFault(event, { ...fields, ...describeError(error) });
    return false;
  }
}
