export default function CommunityPage() { return null; }
