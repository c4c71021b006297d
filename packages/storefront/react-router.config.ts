import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
} satisfies Config;
