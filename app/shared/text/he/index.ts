export { en as he } from '../en/index.ts';
