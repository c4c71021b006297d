export { MessageSquare as AccountIcon } from 'lucide-react';
