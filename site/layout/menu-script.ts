// For every page, inline: what a popover's button says of it, and a choice in a menu that leads to this very page closes it.
export const MENU_SCRIPT = `(function () {
  document.addEventListener('toggle', function (event) {
    var button = document.querySelector('button[popovertarget="' + event.target.id + '"]');
    if (button) button.setAttribute('aria-expanded', String(event.newState === 'open'));
  }, true);
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('[popover] a[href]');
    if (link) link.closest('[popover]').hidePopover();
  });
})();`;
