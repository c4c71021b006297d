import { BadgeCheck } from 'lucide-react';
import type { Review, Video } from 'storewire';
import { Picture } from '../../components/picture.tsx';
import { pictureOf, sourcesOf } from '../../components/picture-source.ts';
import { formatDate } from '../../format/date.ts';
import type { Text } from '../../text/dictionary.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { Rating } from './rating.tsx';

/** Why only its author sees a review. Undefined once everyone does. */
export function whyHidden({ moderation }: Review, { reviews }: Text): string | undefined {
  const status = moderation?.moderationStatus;
  if (status === 'APPROVED') return undefined;
  return status === 'REJECTED' ? reviews.rejected : reviews.pending;
}

/** One review, with its images and the reply of the shop. `name` is that of the product. */
export function ReviewItem({ review, name }: { review: Review; name: string }) {
  const { reviews } = useText();
  const { locale } = useLanguage();
  const { content, author, verified, reviewDate, createdDate, foundHelpful } = review;
  const date = reviewDate ?? createdDate;
  return (
    <article className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Rating value={content?.rating ?? 0} />
        {author?.authorName ? <bdi className="font-medium text-ink">{author.authorName}</bdi> : null}
        {date ? <time dateTime={date}>{formatDate(date, locale)}</time> : null}
        {verified ? (
          <span className="inline-flex items-center gap-1 text-success">
            <BadgeCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {reviews.verified}
          </span>
        ) : null}
      </div>
      {content?.title ? (
        <h3 className="text-lg">
          <bdi>{content.title}</bdi>
        </h3>
      ) : null}
      {content?.body ? (
        <p className="max-w-prose whitespace-pre-line">
          <bdi>{content.body}</bdi>
        </p>
      ) : null}
      <ReviewMedia review={review} name={name} />
      {foundHelpful ? <p className="text-sm text-soft">{reviews.helpfulCount(foundHelpful)}</p> : null}
      <Reply review={review} />
    </article>
  );
}

function ReviewMedia({ review, name }: { review: Review; name: string }) {
  const { gallery, reviews } = useText();
  const media = review.content?.media ?? [];
  if (media.length === 0) return null;
  return (
    <ul aria-label={reviews.images} className="flex flex-wrap gap-2.5">
      {media.map(({ image, video }, index) => (
        <li key={image?.id ?? video?.id}>
          {video ? (
            <ReviewVideo video={video} />
          ) : (
            <a href={image?.url} target="_blank" rel="noreferrer" className="block rounded-xl">
              <Picture
                image={image}
                alt={image?.altText || gallery.image(index + 1, media.length)}
                name={name}
                sizes="7rem"
                className="w-28 rounded-xl"
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the shop answers, unless its moderator hides it. */
function Reply({ review: { reply } }: { review: Review }) {
  const { reviews } = useText();
  const { locale } = useLanguage();
  if (!reply?.message || reply.moderationStatus === 'REJECTED') return null;
  const date = reply.updatedDate ?? reply.createdDate;
  return (
    <div className="ms-2 border-accent border-s-2 ps-4 text-sm">
      <p className="mb-1 flex flex-wrap gap-x-2 text-soft">
        <span className="font-medium text-ink">{reviews.replyOf}</span>
        {date ? <time dateTime={date}>{formatDate(date, locale)}</time> : null}
      </p>
      <p className="max-w-prose whitespace-pre-line">
        <bdi>{reply.message}</bdi>
      </p>
    </div>
  );
}

/** A video that a shopper has added to a review. */
function ReviewVideo({ video }: { video: Video }) {
  const { gallery } = useText();
  const poster = video.posters?.at(-1);
  return (
    // biome-ignore lint/a11y/useMediaCaption: shoppers add no captions
    <video
      controls
      playsInline
      preload="none"
      poster={poster ? pictureOf(poster)?.src : undefined}
      aria-label={video.description || gallery.playVideo}
      className="max-h-56 rounded-xl"
    >
      {sourcesOf(video.resolutions ?? []).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  );
}
