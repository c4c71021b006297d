export * as products from './products.js';
