/** A project that cannot be read. The message says all that a person needs. */
export class ProjectError extends Error {
  override name = 'ProjectError';
}
