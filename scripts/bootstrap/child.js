import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @typedef {object} Finished
 * @property {number} code exit code, or 128 and the number of the signal that ended it
 * @property {string} stdout
 * @property {string} output all that it printed
 * @property {Error} [error] why it could not be started
 */

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, timeoutMs?: number }} Options */

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} file
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Finished>}
 */
export function run(file, args, { timeoutMs, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const printed = [];
    /** @type {Buffer[]} */
    const stdout = [];
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined;
    child.stdout.on('data', (chunk) => {
      printed.push(chunk);
      stdout.push(chunk);
    });
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => resolve({ code: 127, stdout: '', output: error.message, error }));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code: toCode(code, signal), stdout: join(stdout), output: join(printed) });
    });
  });
}

/**
 * Runs a program with inherited stdio and forwards signals. Resolves to its exit code.
 * @param {string} file
 * @param {string[]} args
 * @param {Options} [options]
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
