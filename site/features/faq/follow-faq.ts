/** Marks the section in view in the contents, and opens the question an address points at. */
export function followFaq(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const follow = () => {
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const passed = links.filter((link) => {
      const section = document.getElementById(link.hash.slice(1));
      return section !== null && section.getBoundingClientRect().top < innerHeight * 0.4;
    });
    const current = atEnd ? links.at(-1) : (passed.at(-1) ?? links[0]);
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  addEventListener('hashchange', open);
  open();
  follow();
}
