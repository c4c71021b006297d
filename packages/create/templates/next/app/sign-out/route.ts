export { signOut as POST } from '../store/backend';
