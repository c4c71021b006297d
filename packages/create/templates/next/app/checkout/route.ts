export { checkout as POST } from '../store/backend';
