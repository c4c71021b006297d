export default function DeleteAccountPage() { return null; }
