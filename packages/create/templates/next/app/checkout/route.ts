export { handleCheckout as POST } from '../store/routes';
