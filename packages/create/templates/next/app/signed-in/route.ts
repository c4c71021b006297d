export { handleSignedIn as GET } from '../store/sign-in';
