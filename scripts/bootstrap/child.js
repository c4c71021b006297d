import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @typedef {object} Finished
 * @property {number} code exit code, or 128 and the number of the signal that ended it
 * @property {string} stdout
 * @property {string} output all that it printed
 */

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, shell?: boolean }} [options]
 * @returns {Promise<Finished>}
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const printed = [];
    /** @type {Buffer[]} */
    const stdout = [];
    child.stdout.on('data', (chunk) => {
      printed.push(chunk);
      stdout.push(chunk);
    });
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.once('error', ({ message }) => resolve({ code: 127, stdout: '', output: message }));
    child.once('close', (code, signal) =>
      resolve({ code: toCode(code, signal), stdout: join(stdout), output: join(printed) }),
    );
  });
}

/**
 * Runs a program with inherited stdio and forwards signals. Resolves to its exit code.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function runInherited(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: 'inherit' });
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(toCode(code, signal));
    });
  });
}

/** @param {Buffer[]} chunks */
const join = (chunks) => Buffer.concat(chunks).toString();

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const toCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);
