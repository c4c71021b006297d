/** What generated hooks are made of. */
'use client';

export { type ActionHook, actionHook, type UpdateHook, updateHook } from '../react/action.ts';
export { type ListHook, listHook } from '../react/list.ts';
export { type ReadHook, readHook } from '../react/read.ts';
