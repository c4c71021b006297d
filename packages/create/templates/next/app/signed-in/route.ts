export { signedIn as GET } from '../store/backend';
