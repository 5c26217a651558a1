import { compact } from './compact-script.ts';

// For every page, inline: what a popover's button says of it; a choice in a menu that leads to this very page closes it; and
// navigation to an anchor, by a link or by Back, moves the keyboard focus there too.
export const MENU_SCRIPT = compact(`(function () {
  function stand() {
    var place = document.getElementById(location.hash.slice(1));
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
  }
  addEventListener('hashchange', stand);
  function tell(button, open) { if (button) button.setAttribute('aria-expanded', String(open)); }
  document.querySelectorAll('button[popovertarget]').forEach(function (button) { tell(button, false); });
  document.addEventListener('toggle', function (event) {
    tell(document.querySelector('button[popovertarget="' + event.target.id + '"]'), event.newState === 'open');
  }, true);
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[href]');
    var menu = link && link.closest('[popover]');
    if (menu) menu.hidePopover();
    if (link && link.hash && link.href === location.href) stand();
  });
})();`);
