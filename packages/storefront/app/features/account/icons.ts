export { AtSign, KeyRound, MapPin, UserRound, UserRoundX, UsersRound } from 'lucide-react';
