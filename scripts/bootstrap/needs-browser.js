/** Steps of `verify` that open a page. */
const STEPS = ['app', 'contract', 'package', 'e2e'];

/**
 * Whether a command opens a browser: `verify` does, unless `--only` names steps that need none.
 * @param {string} command
 * @param {string[]} args
 */
export function needsBrowser(command, args) {
  if (command !== 'verify' || args.includes('--help')) return false;
  const only = args.flatMap((arg, index) =>
    arg.startsWith('--only=') ? [arg.slice('--only='.length)] : args[index - 1] === '--only' ? [arg] : [],
  );
  return only.length === 0 || only.some((names) => names.split(',').some((name) => STEPS.includes(name)));
}
