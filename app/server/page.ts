import type { RouterContextProvider } from 'react-router';
import { fallback, type QuerySource } from 'storewire/react/server';
import type { QueryArguments } from 'storewire/react/server';
