export { handleSignIn as POST } from '../store/sign-in';
