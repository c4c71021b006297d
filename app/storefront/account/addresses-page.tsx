export default function AddressesPage() { return null; }
