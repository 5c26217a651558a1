import type { Content } from '#content/content.ts';

// A bar under the header on small screens, a column beside the answers on wide ones; sticky in both.
export function Contents({ words: { FAQ_PAGE, FAQ_SECTIONS } }: { words: Content['faq'] }) {
  return (
    <nav
      data-contents=""
      aria-label={FAQ_PAGE.contents}
      className="sticky top-[var(--header-height)] z-10 -mx-[var(--gutter)] overflow-x-auto border-sand border-b bg-white px-[var(--gutter)] [scrollbar-width:none] lg:top-[calc(var(--header-height)+2.5rem)] lg:mx-0 lg:self-start lg:border-b-0 lg:px-0"
    >
      <p className="mb-3 hidden text-ink-600 text-small lg:block">{FAQ_PAGE.contents}</p>
      <ul className="flex min-w-max gap-6 lg:block lg:min-w-0 lg:border-sand lg:border-s">
        {FAQ_SECTIONS.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-12 items-center border-transparent border-b-2 font-medium text-ink-600 hover:text-lagoon aria-[current]:border-lagoon aria-[current]:text-ink lg:-ms-px lg:border-s-2 lg:border-b-0 lg:ps-5"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
