export function RequestId({ id }: { id: string | undefined }) { return id ? <code>{id}</code> : null; }
