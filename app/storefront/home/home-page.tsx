import { useText } from '../../shared/text/text.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** The start page. */
export default function HomePage() {
  const { home } = useText();
  return (
    <>
      <PageHead description={home.intro} />
      <h1 className="text-display">{home.title}</h1>
    </>
  );
}
