import { Link } from './link';

export const NotFound = () => (
  <>
    <title>Not found</title>
    <h1>There is no such page</h1>
    <p>
      <Link href="/">Show the products</Link>
    </p>
  </>
);
