export { handleSignOut as POST } from '../store/routes';
