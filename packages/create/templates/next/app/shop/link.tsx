/** The link of the framework, for the components of this folder. */
export { default as Link } from 'next/link';
