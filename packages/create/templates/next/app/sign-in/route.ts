export { signIn as POST } from '../store/backend';
