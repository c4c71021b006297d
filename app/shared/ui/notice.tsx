import type { ReactNode } from 'react';
export function Notice({ title, children }: { tone?: 'warning' | 'neutral'; title: string; children?: ReactNode }) { return <div><strong>{title}</strong>{children}</div>; }
