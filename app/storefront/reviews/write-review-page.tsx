export default function WriteReviewPage() { return null; }
