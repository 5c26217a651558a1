import type { Content } from '#content/content.ts';
import { Container } from '../ui/section.tsx';

type AnnouncementProps = { content: Pick<Content, 'announcement' | 'footer'> };

// The owner's line above the header. It scrolls away with the page; the header stays.
export function Announcement({ content: { announcement, footer } }: AnnouncementProps) {
  const { text, linkLabel, linkTo } = announcement;
  if (text === '') return null;
  return (
    <aside
      aria-label={footer.SHELL.announcement}
      className="announcement tone-ink bg-lagoon text-small text-white print:hidden"
    >
      <Container>
        <p className="text-balance py-2.5 text-center">
          {text}{' '}
          {linkTo === '' ? null : (
            <a
              href={linkTo}
              rel="noopener"
              className="wrap-anywhere ms-2 inline-block font-semibold underline underline-offset-4"
            >
              {linkLabel}
            </a>
          )}
        </p>
      </Container>
    </aside>
  );
}
