export { handleSignOut as POST } from '../store/sign-in';
