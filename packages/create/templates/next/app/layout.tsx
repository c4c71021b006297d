import { type ReactNode, Suspense } from 'react';
import './shop/shop.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Suspense fallback={<p>Loading …</p>}>{children}</Suspense>
      </body>
    </html>
  );
}
