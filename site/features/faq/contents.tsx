import type { Content } from '#content/content.ts';

// A bar under the header on small screens, a column beside the answers on wide ones; sticky in both.
export function Contents({ words: { FAQ_PAGE, FAQ_SECTIONS } }: { words: Content['faq'] }) {
  return (
    <nav
      data-contents=""
      aria-label={FAQ_PAGE.contents}
      className="sticky top-[var(--header-height)] z-10 min-w-0 -mx-[var(--gutter)] border-sand border-b bg-white lg:top-[calc(var(--header-height)+2.5rem)] lg:mx-0 lg:self-start lg:border-b-0"
    >
      <p className="mb-3 hidden text-ink-600 text-small lg:block">{FAQ_PAGE.contents}</p>
      <ul className="flex gap-6 overflow-x-auto px-[var(--gutter)] [scrollbar-width:none] lg:block lg:overflow-visible lg:border-sand lg:border-s lg:px-0">
        {FAQ_SECTIONS.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-12 items-center whitespace-nowrap border-transparent border-b-2 font-medium text-ink-600 hover:text-lagoon aria-[current]:border-lagoon aria-[current]:text-ink lg:-ms-px lg:whitespace-normal lg:border-s-2 lg:border-b-0 lg:ps-5"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
      {/* More stands to the right of the edge. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-0 w-14 bg-linear-to-l from-white to-transparent sm:hidden"
      />
    </nav>
  );
}
