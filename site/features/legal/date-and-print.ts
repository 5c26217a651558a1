/** The visitor's own date and printer. */
export function dateAndPrint(): void {
  const date = document.querySelector('[data-today]');
  if (date)
    date.textContent = new Date().toLocaleDateString('en-US', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
}
