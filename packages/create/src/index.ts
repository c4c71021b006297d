/** For this repository: its docs and its script `npm run create`. */
export { create } from './create.ts';
export { TEMPLATES, type Template, type TemplateFile, templateFiles } from './templates.ts';
