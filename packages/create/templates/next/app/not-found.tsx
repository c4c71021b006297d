import { NotFound } from './shop/not-found';

export default function Page() {
  return (
    <main>
      <NotFound />
    </main>
  );
}
