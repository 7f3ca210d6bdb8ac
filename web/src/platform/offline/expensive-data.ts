/** As far as a browser tells. */
export interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

const networkHere = () => (navigator as { connection?: Network }).connection;

/** True where fetching ahead would cost the person money or time. */
export function isDataDear(network = networkHere()): boolean {
  return network?.saveData === true || /2g/.test(network?.effectiveType ?? '');
}
