#!/usr/bin/env node
/** `npm create storewire`. */
import { create } from './create.ts';

process.exitCode = await create(process.argv.slice(2));
