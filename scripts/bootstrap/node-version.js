const OLDEST = 20;

/**
 * Says what is wrong with a version of Node, or nothing.
 * @param {string} version for example `20.11.1`
 * @returns {string | undefined}
 */
export function tooOld(version) {
  if (Number(version.split('.')[0]) >= OLDEST) return undefined;
  return `Node ${OLDEST} or later is needed, and this is Node ${version}. Get a newer one from https://nodejs.org and run the command again.`;
}
