export { handleSignedIn as GET } from '../store/routes';
