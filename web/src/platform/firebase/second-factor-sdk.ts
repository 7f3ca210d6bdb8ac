/** What a second factor needs of Firebase Auth; loaded lazily by `second-factor.ts`. */
export { getMultiFactorResolver, multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
