export * from 'storewire-dev-kit/token-platform';
