/** The hero's field: an example fills it, words go to the design tool in this tab alone, and none at all are asked for. */
export function beginDesign(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-begin]');
  const field = form?.querySelector('textarea');
  const told = form?.querySelector<HTMLElement>('[data-empty]');
  if (!form || !field || !told) return;
  // Our own words beside the field, in place of the browser's.
  form.noValidate = true;

  function say(words: string) {
    if (!field || !told) return;
    told.textContent = words;
    if (words) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }

  form.addEventListener('input', () => say(''));
  form.addEventListener('click', ({ target }) => {
    const words = target instanceof Element ? target.closest<HTMLElement>('[data-words]')?.dataset.words : '';
    if (!words) return;
    field.value = words;
    say('');
    field.focus({ preventScroll: true });
  });
  form.addEventListener('submit', (event) => {
    const words = field.value.trim();
    if (words === '') {
      event.preventDefault();
      say(told.dataset.empty ?? '');
      field.focus();
      return;
    }
    try {
      window.sessionStorage.setItem(form.dataset.begin ?? '', words);
    } catch {
      // No storage: the browser sends them in the address.
      return;
    }
    event.preventDefault();
    window.location.assign(form.action);
  });
}
