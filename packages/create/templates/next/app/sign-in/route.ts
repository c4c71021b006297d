export { handleSignIn as POST } from '../store/routes';
