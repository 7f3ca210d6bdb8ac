export { getMultiFactorResolver, multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
