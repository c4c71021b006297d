export default function AccountDeletedPage() { return null; }
