/** What the command `storewire` of the client starts. */
export { runListen } from './listen.ts';
export { runLogs } from './logs.ts';
export { runPlatform } from './platform.ts';
export { runTrigger } from './trigger.ts';
