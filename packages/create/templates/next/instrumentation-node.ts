// without a setting, Next.js would start and fail each request
await import('./app/store/settings').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

export {};
